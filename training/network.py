"""The encoder (BERT's shape, of any width and depth) with the text heads, the item heads and the sentence-to-item score."""

import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from network_shape import ABOUT, ATTENTION_HEADS, ITEM_HEADS, READ_HEADS, SIDE_HEADS, WIDTH, offsets


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
    def __init__(self, pieces: int, layers: int = 12, width: int = WIDTH, positions: int = 320, dropout: float = 0.1, branch: int = 0):
        super().__init__()
        self.word = nn.Embedding(pieces, width)
        self.position = nn.Embedding(positions, width)
        self.kind = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList(Layer(width, dropout) for _ in range(layers))
        self.read = Head(READ_HEADS, width, dropout)
        self.item = Head(ITEM_HEADS, width, dropout)
        self.side = Head(SIDE_HEADS, width, dropout)
        self.sentence_key = nn.Linear(width, ABOUT)
        self.item_key = nn.Linear(width, ABOUT)
        self.about_bias = nn.Parameter(torch.zeros(1))
        # The judge of fit sees by upper layers of its own.
        self.branch = nn.ModuleList(Layer(width, dropout) for _ in range(branch))
        self.dropout = nn.Dropout(dropout)

    def forward(self, ids, positions, groups, spans):
        """groups: 0 text, 1.. items, -1 padding. The text sees the text; an item sees the text and itself."""
        x = self.word(ids) + self.position(positions) + self.kind((groups > 0).long())
        x = self.dropout(self.norm(x))
        seen = (groups[:, None, :] == 0) | (groups[:, None, :] == groups[:, :, None])
        bias = torch.zeros(seen.shape, dtype=x.dtype, device=x.device).masked_fill(~seen, -1e4)[:, None]
        aside = x
        for number, layer in enumerate(self.layers):
            if number == len(self.layers) - len(self.branch):
                aside = x
            x = layer(x, bias.to(x.dtype))
        for layer in self.branch:
            aside = layer(aside, bias.to(aside.dtype))
        vectors = spans.to(x.dtype) @ x
        about = self.sentence_key(vectors) @ self.item_key(vectors).transpose(1, 2) / math.sqrt(ABOUT)
        return self.read(vectors), self.item(vectors), about + self.about_bias, vectors, (spans[:, :1].to(aside.dtype) @ aside)[:, 0]


def load_encoder(network: Network, weights: dict[str, np.ndarray], chosen: list[int]) -> None:
    """Copies an encoder's weights; `chosen` says which of its layers are kept."""

    def put(target: torch.Tensor, *names: str) -> None:
        value = np.concatenate([weights[name].astype(np.float32) for name in names])
        target.data.copy_(torch.from_numpy(value[: target.shape[0]]))

    put(network.word.weight, "embeddings.word_embeddings.weight")
    put(network.position.weight, "embeddings.position_embeddings.weight")
    put(network.kind.weight, "embeddings.token_type_embeddings.weight")
    put(network.norm.weight, "embeddings.LayerNorm.weight")
    put(network.norm.bias, "embeddings.LayerNorm.bias")
    for layer, number in zip(network.layers, chosen):
        at = f"encoder.layer.{number}."
        for kind in ("weight", "bias"):
            put(getattr(layer.qkv, kind), *(f"{at}attention.self.{n}.{kind}" for n in ("query", "key", "value")))
            put(getattr(layer.out, kind), f"{at}attention.output.dense.{kind}")
            put(getattr(layer.norm1, kind), f"{at}attention.output.LayerNorm.{kind}")
            put(getattr(layer.up, kind), f"{at}intermediate.dense.{kind}")
            put(getattr(layer.down, kind), f"{at}output.dense.{kind}")
            put(getattr(layer.norm2, kind), f"{at}output.LayerNorm.{kind}")


def widened(state: dict[str, torch.Tensor], network: Network) -> tuple[dict[str, torch.Tensor], set[str]]:
    """A run made before a head was added: its columns start as a new network's do. Which heads it knows comes along."""
    wanted, known = network.state_dict(), set()
    grown = {name: value.float() for name, value in state.items()}
    for part, heads in (("read", READ_HEADS), ("item", ITEM_HEADS)):
        rows = len(grown[f"{part}.final.bias"])
        known |= {f"{part}.{name}" for name, place in offsets(heads).items() if place.stop <= rows}
        for kind in ("weight", "bias"):
            name = f"{part}.final.{kind}"
            grown[name] = torch.cat([grown[name], wanted[name][rows:].to(grown[name])])
    for name, value in wanted.items():
        grown.setdefault(name, value)
    return grown, known
