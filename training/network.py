"""The encoder (BERT's shape) with the text heads, the item heads, the tags, the sentence-to-item score and the vector that moments are matched by."""

import math

import torch
from torch import nn
from torch.nn import functional as F

from network_shape import ABOUT, ATTENTION_HEADS, ITEM_HEADS, READ_HEADS, SIDE_HEADS, TAG_HEADS, WIDTH, offsets


class Layer(nn.Module):
    def __init__(self, width: int, dropout: float):
        super().__init__()
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.norm1 = nn.LayerNorm(width, eps=1e-12)
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)
        self.norm2 = nn.LayerNorm(width, eps=1e-12)
        self.dropout = dropout

    def forward(self, x: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        batch, length, width = x.shape
        q, k, v = self.qkv(x).view(batch, length, 3, ATTENTION_HEADS, -1).permute(2, 0, 3, 1, 4)
        p = self.dropout if self.training else 0.0
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=bias, dropout_p=p)
        mixed = self.out(mixed.transpose(1, 2).reshape(batch, length, width))
        x = self.norm1(x + F.dropout(mixed, p))
        return self.norm2(x + F.dropout(self.down(F.gelu(self.up(x))), p))


class Head(nn.Module):
    def __init__(self, sizes: dict[str, int], width: int, dropout: float):
        super().__init__()
        self.sizes = sizes
        self.hidden = nn.Linear(width, width)
        self.final = nn.Linear(width, sum(sizes.values()))
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.final(self.dropout(F.gelu(self.hidden(self.dropout(x)))))

    def split(self, logits: torch.Tensor) -> dict[str, torch.Tensor]:
        return dict(zip(self.sizes, logits.split(list(self.sizes.values()), -1)))


class Network(nn.Module):
    def __init__(self, pieces: int, layers: int = 12, positions: int = 320, dropout: float = 0.1):
        super().__init__()
        self.word = nn.Embedding(pieces, WIDTH)
        self.position = nn.Embedding(positions, WIDTH)
        self.kind = nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer(WIDTH, dropout) for _ in range(layers))
        self.read = Head(READ_HEADS, WIDTH, dropout)
        self.item = Head(ITEM_HEADS, WIDTH, dropout)
        self.side = Head(SIDE_HEADS, WIDTH, dropout)
        self.sentence_key = nn.Linear(WIDTH, ABOUT)
        self.item_key = nn.Linear(WIDTH, ABOUT)
        self.about_bias = nn.Parameter(torch.zeros(1))
        self.tags = nn.Linear(WIDTH, sum(TAG_HEADS.values()))
        # A text and the description of a moment go the same way, so it begins as no way at all.
        self.project = nn.Linear(WIDTH, WIDTH)
        nn.init.eye_(self.project.weight)
        nn.init.zeros_(self.project.bias)
        self.log_scale = nn.Parameter(torch.tensor(math.log(20.0)))
        # None of the moments: a row beside their descriptions.
        self.none = nn.Parameter(torch.zeros(WIDTH))
        self.none_bias = nn.Parameter(torch.zeros(1))
        # A text and what was wanted in it lie close to each other as well.
        self.wish_scale = nn.Parameter(torch.tensor(math.log(20.0)))
        self.dropout = nn.Dropout(dropout)

    def forward(self, ids, positions, groups, spans) -> dict[str, torch.Tensor]:
        """groups: 0 text, 1.. items, -1 padding. The text sees the text; an item sees the text and itself. The first span is the whole text."""
        x = self.word(ids) + self.position(positions) + self.kind((groups > 0).long())
        x = self.dropout(self.norm(x))
        seen = (groups[:, None, :] == 0) | (groups[:, None, :] == groups[:, :, None])
        bias = torch.zeros(seen.shape, dtype=x.dtype, device=x.device).masked_fill(~seen, -1e4)[:, None]
        for layer in self.layers:
            x = layer(x, bias.to(x.dtype))
        vectors = spans.to(x.dtype) @ x
        about = self.sentence_key(vectors) @ self.item_key(vectors).transpose(1, 2) / math.sqrt(ABOUT)
        return {
            "read": self.read(vectors).float(),
            "item": self.item(vectors).float(),
            "about": (about + self.about_bias).float(),
            "side": self.side(vectors[:, 0]).float(),
            "tags": self.tags(x).float(),
            "vector": F.normalize(self.project(vectors[:, 0]).float(), dim=-1),
        }

    def moments(self, told: torch.Tensor, described: torch.Tensor) -> torch.Tensor:
        """The logit of each moment for each text, and last that of none of them."""
        none = told @ self.none[:, None] + self.none_bias
        return self.log_scale.exp() * torch.cat([told @ described.T, none], -1)


def widened(state: dict[str, torch.Tensor], network: Network) -> tuple[dict[str, torch.Tensor], set[str]]:
    """A run made before a head was added: its columns start as a new network's do. Which heads it knows comes along."""
    wanted, known = network.state_dict(), {"about"}
    grown = {name: value.float() for name, value in state.items()}
    for part, heads in (("read", READ_HEADS), ("item", ITEM_HEADS)):
        rows = len(grown[f"{part}.final.bias"])
        known |= {f"{part}.{name}" for name, place in offsets(heads).items() if place.stop <= rows}
    for part in ("read.final", "item.final", "tags"):
        for name in (f"{part}.weight", f"{part}.bias"):
            value = grown.get(name, wanted[name])
            grown[name] = torch.cat([value, wanted[name][len(value) :].to(value)])
    for name, value in wanted.items():
        grown.setdefault(name, value)
    return grown, known
