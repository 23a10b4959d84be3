#!/bin/sh
# Scores the reader on labelled documents that are not part of this repository, and fails when a figure falls below the low-water mark.
# usage: corpus.sh BINARY FOLDER   (FOLDER holds docs/*.md, labels.jsonl and score.py)
set -eu

binary=$1
folder=$2
marks=$(dirname "$0")/corpus-low-water.txt

if [ ! -f "$folder/score.py" ]; then
  echo "corpus: $folder is not here; nothing was scored" >&2
  exit 0
fi

predictions=$(mktemp)
trap 'rm -f "$predictions"' EXIT
"$binary" claims --quiet --format jsonl "$folder"/docs/*.md > "$predictions"
scores=$(python3 "$folder/score.py" "$folder/labels.jsonl" "$predictions")
echo "$scores"

# The row ALL: gold, predicted, |, tp, P, R, F1, |, tp, P, R, F1.
echo "$scores" | awk -v marks="$marks" '
  $1 == "ALL" { is["strict-precision"] = $6; is["strict-recall"] = $7; is["lenient-precision"] = $11; is["lenient-recall"] = $12 }
  END {
    while ((getline line < marks) > 0) {
      if (line ~ /^#/ || line == "") continue
      split(line, mark, " ")
      if (is[mark[1]] + 0 < mark[2] + 0) { printf "corpus: %s fell to %s; the low-water mark is %s\n", mark[1], is[mark[1]], mark[2]; bad = 1 }
    }
    exit bad
  }'
