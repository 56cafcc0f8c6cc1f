#!/bin/sh
# Runs `npm run visual` on a copy of the repository, because its node_modules belong to the machine outside, and brings
# back what the run writes: accepted pictures and the report.
set -eu
from=${REPOSITORY:-/repository}
copy=${COPY:-/copy}
mkdir -p "$copy"
git config --global --add safe.directory "$from"
git -C "$from" ls-files -z --cached --others --exclude-standard | (cd "$from" && xargs -0 sh -c 'for file; do if [ -e "$file" ]; then printf "%s\0" "$file"; fi; done' sh) | tar -C "$from" --null -T - -c | tar -x -C "$copy"
# Pages are compared with the commit that the change starts from, which git knows.
if [ -d "$from/.git" ]; then cp -R "$from/.git" "$copy/.git"; fi
# Groups are accepted by the names that the last report gave them.
if [ -d "$from/reports/visual" ]; then mkdir -p "$copy/reports" && cp -R "$from/reports/visual" "$copy/reports/"; fi
cd "$copy"
npm ci --no-audit --no-fund
status=0
npm run visual -- "$@" || status=$?
rm -rf "$from/tools/visual/baselines"
cp -R "$copy/tools/visual/baselines" "$from/tools/visual/baselines"
if [ -d "$copy/reports/visual" ]; then
  rm -rf "$from/reports/visual"
  mkdir -p "$from/reports"
  cp -R "$copy/reports/visual" "$from/reports/visual"
fi
exit "$status"
