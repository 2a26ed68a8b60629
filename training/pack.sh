#!/bin/sh
# Packs a sitting into one folder that needs nothing but torch and numpy: pack.sh STAGE FOLDER
# On the GPU, beside a shipped graph: python3 FOLDER/code/train.py --stage FOLDER/stage --start models/encoder.onnx --work WORK --out OUT --seconds 500
set -e
stage=$1 folder=$2 here=$(dirname "$0")
rm -rf "$folder"
mkdir -p "$folder/stage" "$folder/code/data"
cp "$stage/learn.pkl.xz" "$stage/vocab.txt" "$stage/moments.json" "$stage/wants.json" "$folder/stage/"
for file in train batches measure network network_shape labels shipped; do cp "$here/$file.py" "$folder/code/"; done
cp "$here/data/EVENTS.md" "$folder/code/data/"
du -sh "$folder"
