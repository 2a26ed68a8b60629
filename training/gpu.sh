#!/bin/sh
# One sitting on a GPU: two teachers beside each other, then the pupil of both and of what is shipped, with the judge's branch. Leaves figures,
# logs and weights in $OUT, split into pieces of 15 MiB. Every step leaves its files in $WORK, so that a sitting can be taken up again.
# usage: gpu.sh STAGE WEIGHTS teachers|pupil|figures      (WEIGHTS: bert.npz, before.pt and before.judge.pt)
set -e
stage=$1 weights=$2 step=$3
here=$(dirname "$0")
work=${WORK:?a folder to work in}
mkdir -p "$work"
export OMP_NUM_THREADS=1 PYTHONUNBUFFERED=1
train() { name=$1; shift; python3 "$here/train.py" --stage "$stage" --out "$work/$name.pt" "$@" >"$work/$name.log" 2>&1; }
figures() { python3 "$here/collect.py" --stage "$stage" --out "$work/$1-figures.pt" "$2" >"$work/$1-figures.log" 2>&1; }

case $step in
teachers)
  for seed in 1 2; do train base-$seed --encoder "$weights/bert.npz" --rate 8e-5 --epochs ${EPOCHS:-3} --seed $seed --workers 6 & done
  wait
  ;;
pupil)
  train pupil --encoder "$weights/before.pt" --judge "$weights/before.judge.pt" --rate 1.5e-4 --epochs ${EPOCHS:-6} --seed 11 --workers 10 \
    --seconds ${SECONDS_LEFT:-10000} --teachers "$work"/base-1.pt "$work"/base-2.pt "$weights/before.pt"
  ;;
figures)
  figures base-1 "$work/base-1.pt" & figures before "$weights/before.pt" & figures pupil "$work/pupil.pt" & wait
  split -b 15m -d "$work/pupil.pt" "$OUT/pupil.pt."
  cp "$work/pupil.judge.pt" "$OUT/"
  tail -n 40 "$work"/*.log >"$OUT/logs.txt"
  ;;
esac
