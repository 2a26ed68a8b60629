#!/bin/sh
# Trains every variant beside each other on one GPU, averages seeds, and leaves figures, logs and the weights of the average
# with the best dev figures in $OUT, split into pieces of 15 MiB.
# KEEP=name hands back that average instead (`all` is the average of every run).
# usage: gpu.sh STAGE "name|seeds|train arguments" ...
set -e
stage=$1; shift
here=$(dirname "$0")
work=$(mktemp -d)
export OMP_NUM_THREADS=1 PYTHONUNBUFFERED=1
names=
for variant in "$@"; do
  name=${variant%%|*}; rest=${variant#*|}; seeds=${rest%%|*}; options=${rest#*|}
  names="$names $name"
  for seed in $seeds; do
    python3 "$here/train.py" --stage "$stage" --out "$work/$name-$seed.pt" --seed "$seed" $options >"$work/$name-$seed.log" 2>&1 &
  done
done
wait
tail -qn 1 "$work"/*.log | cut -c1-60
cat "$work"/*.log >"$OUT/logs.txt"
average() { python3 "$here/collect.py" --stage "$stage" --out "$work/soup-$1.pt" $2; }
for name in $names; do average "$name" "$(echo "$work/$name"-[0-9]*.pt)"; done
set -- $names
[ $# -lt 2 ] || average all "$(ls "$work"/*-[0-9]*.pt | tr '\n' ' ')"
average first "$(ls "$work"/*-[0-9]*.pt | head -1)"
cp "$work"/soup-*.json "$OUT/"
best=${KEEP:-}
[ -n "$best" ] || best=$(cd "$work" && python3 -c "
import glob, json
print(max(glob.glob('soup-*.json'), key=lambda f: json.load(open(f))['overall'])[5:-5])")
echo "best: $best"
split -b 15m -d "$work/soup-$best.pt" "$OUT/$best.pt."
