"""The judge of fit: how well a situation and a sentence go together, and how likely the sentence was written for such a situation."""

import numpy as np
import torch

RANK = 64
# Logarithms of the shares of its kind, its sub-kind and its feelings, and whether it was written for any of the first two.
WRITTEN_FOR = 5
FLOOR = 0.004


class Judge(torch.nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.situation = torch.nn.Linear(width, RANK, bias=False)
        self.sentence = torch.nn.Linear(width, RANK)
        self.alone = torch.nn.Linear(width, 1)
        self.written = torch.nn.Linear(WRITTEN_FOR, 1, bias=False)

    def forward(self, situation: torch.Tensor, sentence: torch.Tensor, written: torch.Tensor) -> torch.Tensor:
        product = (self.situation(situation) * self.sentence(sentence)).sum(-1)
        return product + self.alone(sentence)[..., 0] + self.written(written)[..., 0]


def written_for(kind: np.ndarray, sub: np.ndarray, feeling: np.ndarray, sources: np.ndarray) -> np.ndarray:
    """sources: kind, sub-kind, feelings as bits; -1 for none. The shares have one row a pair."""
    k, s, bits = sources[:, 0], sources[:, 1], sources[:, 2]
    at = np.arange(len(sources))
    felt = np.where(bits[:, None] >> np.arange(11) & 1, feeling[:, :11], 0).sum(1)
    log = lambda share, there: np.where(there, np.log(np.maximum(share, FLOOR)), 0)
    shares = [log(kind[at, k], k >= 0), log(sub[at, s], s >= 0), log(felt, bits > 0), k >= 0, s >= 0]
    return np.stack([share.astype(np.float32) for share in shares], 1)
