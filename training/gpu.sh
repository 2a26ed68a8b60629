#!/bin/sh
# One sitting on a GPU: the arms beside each other, their figures, then a pupil of the best of them. Leaves figures, logs and the weights of
# the averaged pupil in $OUT, split into pieces of 15 MiB. Every step leaves its files in $WORK, so that a sitting can be taken up again.
# usage: gpu.sh STAGE ENCODERS arms|pupils
set -e
stage=$1 encoders=$2 step=$3
here=$(dirname "$0")
work=${WORK:?a folder to work in}
mkdir -p "$work"
export OMP_NUM_THREADS=1 PYTHONUNBUFFERED=1
train() { name=$1; shift; python3 "$here/train.py" --stage "$stage" --out "$work/$name.pt" "$@" >"$work/$name.log" 2>&1; }
figures() { name=$1; shift; python3 "$here/collect.py" --stage "$stage" --out "$work/$name-figures.pt" "$@" >"$work/$name-figures.log" 2>&1; }

if [ "$step" = arms ]; then
  for seed in 1 2; do train base-$seed --encoder "$encoders/bert.npz" --rate 8e-5 --epochs ${EPOCHS:-4} --seed $seed --workers 3 & done
  train bge-1 --encoder "$encoders/bge.npz" --rate 1.6e-4 --epochs ${EPOCHS:-4} --workers 3 &
  train e5-1 --encoder "$encoders/e5.npz" --rate 1e-4 --epochs ${EPOCHS:-4} --workers 3 &
  train minilm-1 --encoder "$encoders/minilm.npz" --rate 2e-4 --epochs ${EPOCHS:-4} --workers 2 &
  wait
else
  for seed in 11 12; do
    train pupil-$seed --encoder "$encoders/bge.npz" --rate 1.8e-4 --epochs ${EPOCHS:-4} --seed $seed --workers 5 \
      --teachers "$work"/base-[12].pt "$work/bge-1.pt" "$work/e5-1.pt" &
  done
  for name in base-1 bge-1 e5-1 minilm-1; do figures $name "$work/$name.pt"; done &
  wait
  figures ensemble --ensemble "$work"/base-[12].pt "$work/bge-1.pt" "$work/e5-1.pt" &
  for seed in 11 12; do figures pupil-$seed "$work/pupil-$seed.pt" & done
  figures pupil "$work"/pupil-1[12].pt
  wait
  split -b 15m -d "$work/pupil-figures.pt" "$OUT/pupil.pt."
fi
cp "$work"/*.log "$work"/*.json "$OUT/" 2>/dev/null || true
