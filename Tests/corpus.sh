#!/bin/sh
# Scores the reader on labelled documents that are not part of this repository, and fails when a figure falls below the low-water mark.
# usage: corpus.sh BINARY FOLDER   (FOLDER holds docs/*.md, labels.jsonl and score.py)
set -eu

binary=$1
folder=$2
marks=$(dirname "$0")/corpus-low-water.txt

if [ ! -s "$marks" ]; then
  echo "corpus: $marks is not here; without the low-water marks nothing can be judged" >&2
  exit 1
fi

if [ ! -f "$folder/score.py" ]; then
  echo "corpus: $folder is not here; nothing was scored" >&2
  exit 0
fi

predictions=$(mktemp)
trap 'rm -f "$predictions"' EXIT
"$binary" claims --quiet --format jsonl "$folder"/docs/*.md > "$predictions"
scores=$(python3 "$folder/score.py" "$folder/labels.jsonl" "$predictions")
echo "$scores"

# The row ALL: gold, predicted, |, tp, P, R, F1, |, tp, P, R, F1. Below the table: predictions on lines labelled none, "9 of 672".
# A mark is a least value, one that begins with "max-" a greatest; a figure that is not printed any more fails its mark.
echo "$scores" | awk -v marks="$marks" '
  $1 == "ALL" { is["strict-precision"] = $6; is["strict-recall"] = $7; is["lenient-precision"] = $11; is["lenient-recall"] = $12 }
  match($0, /labelled none: [0-9]+ of [0-9]+/) {
    split(substr($0, RSTART, RLENGTH), none, " ")
    if (none[5] > 0) is["max-on-none"] = none[3] / none[5]
  }
  END {
    while ((getline line < marks) > 0) {
      if (line ~ /^#/ || line == "") continue
      split(line, mark, " ")
      if (!(mark[1] in is)) { printf "corpus: %s is not among the figures\n", mark[1]; bad = 1 }
      else if (mark[1] ~ /^max-/) {
        if (is[mark[1]] > mark[2] + 0) { printf "corpus: %s rose to %s; it may be %s\n", mark[1], is[mark[1]], mark[2]; bad = 1 }
      } else if (is[mark[1]] + 0 < mark[2] + 0) { printf "corpus: %s fell to %s; the low-water mark is %s\n", mark[1], is[mark[1]], mark[2]; bad = 1 }
    }
    exit bad
  }'
