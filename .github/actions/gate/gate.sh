#!/usr/bin/env bash
# Downloads a released mcp-devils-advocate, checks its sum and runs its gate over recorded reviews.
# Takes the inputs of action.yml as GATE_… and what GitHub's runner sets. Needs curl, git, jq, tar or
# unzip. What a pull request brings is read by that program and by git, and never run.
# Exit: 0 all pass, 3 the gate refuses, 1 anything else.
set -euo pipefail

# What GitHub keeps of a step's summary, with room for the last lines.
summary_most=1000000

fail() {
  local message=$1
  message=${message//'%'/'%25'}
  message=${message//$'\r'/'%0D'}
  message=${message//$'\n'/'%0A'}
  printf '::error title=Decision gate::%s\n' "$message"
  exit 1
}

check_word() {
  [[ $2 =~ ^($3)$ ]] || fail "$1 must be ${3//|/ or }; got '$2'"
}

check_inputs() {
  [[ $GATE_VERSION =~ ^v?([0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?)$ ]] ||
    fail "version must be one such as 1.0.0; got '$GATE_VERSION'"
  version=${BASH_REMATCH[1]}
  [[ $GATE_REVIEW =~ ^(all|changed|rev-[a-z0-9]{4,12})$ ]] ||
    fail "review must be all, changed or an id such as rev-k3x9; got '$GATE_REVIEW'"
  check_word fail-on "$GATE_FAIL_ON" 'revision|refuted'
  check_word strict "$GATE_STRICT" 'true|false'
  check_word allow-unsealed "$GATE_ALLOW_UNSEALED" 'true|false'
  check_word unfinished "$GATE_UNFINISHED" 'ignore|fail'
  check_word rewritten "$GATE_REWRITTEN" 'fail|allow'
  [[ $GATE_BASE =~ ^([0-9a-f]{40}|[0-9a-f]{64})?$ ]] ||
    fail "base must be the full id of a commit; got '$GATE_BASE'"
  [[ $GATE_RELEASE_URL =~ ^(https|file):// ]] ||
    fail "release-url must begin with https://; got '$GATE_RELEASE_URL'"
  # A new branch has no commit before it.
  [[ ! $GATE_BASE =~ ^0*$ ]] || GATE_BASE=
  [[ $GATE_REVIEW != changed || -n $GATE_BASE ]] ||
    fail "review: changed needs a commit to compare with, and this event has none: name one as base"
  GATE_DATA_DIR=${GATE_DATA_DIR//\\//}
  [[ -n $GATE_DATA_DIR && -d $GATE_DATA_DIR ]] ||
    fail "data-dir must be a directory with reviews; got '$GATE_DATA_DIR' (mcp-devils-advocate init makes .devils-advocate)"
  check_links
  command -v jq >/dev/null || fail "jq is missing on this runner"
}

# A link in the repository would let a commit put other reviews in place of all that were there.
check_links() {
  local path=${GATE_DATA_DIR%/} end=.
  if [[ $path == /* || $path == ?:/* ]]; then
    end=${GITHUB_WORKSPACE:-}
    end=${end//\\//}
    [[ -n $end && $path == "$end"/* ]] || end=$(dirname "$path")
  fi
  while [[ $path != "$end" && $path != . && $path != / ]]; do
    [[ ! -L $path ]] || fail "data-dir must not lead through a symbolic link; '$path' is one"
    path=$(dirname "$path")
  done
}

in_repository() {
  git -C "$GATE_DATA_DIR" "$@"
}

# Puts the reviews of the merge base into $work/base. Files are taken as they are stored: attributes of
# the working tree, which a commit can change, must not touch them.
take_base() {
  local prefix entry mode object name
  mkdir "$work/base"
  merge_base=$(in_repository merge-base "$GATE_BASE" HEAD) ||
    fail "commit $GATE_BASE, or the history to it, is not in this clone: check out with fetch-depth: 0"
  prefix=$(in_repository rev-parse --show-prefix)
  in_repository ls-tree -z --full-tree "$merge_base" ${prefix:+"$prefix"} >"$work/tree" ||
    fail "commit $merge_base cannot be read: check out with fetch-depth: 0"
  while IFS= read -r -d '' entry; do
    read -r mode _ object <<<"${entry%%$'\t'*}"
    name=${entry#*$'\t'}
    name=${name#"$prefix"}
    [[ $mode == 100* && $name =~ ^rev-[a-z0-9]{4,12}\.json$ ]] || continue
    in_repository cat-file blob "$object" >"$work/base/$name" ||
      fail "$name of commit $merge_base cannot be read: check out with fetch-depth: 0"
  done <"$work/tree"
}

# The release's file for this runner.
name_asset() {
  local system processor
  case $RUNNER_OS in
    Linux) system=unknown-linux-gnu ;;
    macOS) system=apple-darwin ;;
    Windows) system=pc-windows-msvc ;;
    *) fail "there is no release for $RUNNER_OS" ;;
  esac
  case $RUNNER_ARCH in
    X64) processor=x86_64 ;;
    ARM64) processor=aarch64 ;;
    *) fail "there is no release for $RUNNER_ARCH" ;;
  esac
  asset=mcp-devils-advocate-$version-$processor-$system
  if [[ $RUNNER_OS == Windows ]]; then asset+=.zip; else asset+=.tar.gz; fi
}

download() {
  curl --fail --silent --show-error --location --retry 3 --proto '=https,file' \
    --proto-redir '=https' --output "$work/$1" "$GATE_RELEASE_URL/v$version/$1" ||
    fail "$1 of release $version cannot be downloaded from $GATE_RELEASE_URL"
}

sum_of() {
  if command -v sha256sum >/dev/null; then sha256sum <"$1"; else shasum -a 256 <"$1"; fi |
    cut -d ' ' -f 1
}

install_program() {
  local expected name=mcp-devils-advocate
  [[ $RUNNER_OS == Windows ]] && name+=.exe
  download SHA256SUMS
  download "$asset"
  expected=$(tr -d '\r' <"$work/SHA256SUMS" |
    awk -v name="$asset" '$2 == name || $2 == "*" name { print tolower($1) }')
  [[ $expected =~ ^[0-9a-f]{64}$ ]] || fail "SHA256SUMS of release $version does not list $asset"
  [[ $(sum_of "$work/$asset") == "$expected" ]] ||
    fail "$asset has another SHA-256 than release $version states: it is not run"
  mkdir "$work/program"
  case $asset in
    *.zip) unzip -q "$work/$asset" -d "$work/program" ;;
    *) tar -xzf "$work/$asset" -C "$work/program" ;;
  esac || fail "$asset cannot be unpacked"
  program=$(find "$work/program" -type f -name "$name" -print -quit)
  [[ -n $program ]] || fail "$asset holds no $name"
  chmod +x "$program"
}

# The command line of the gate, but for the report format.
name_gate() {
  gate=(report --data-dir "$GATE_DATA_DIR" --fail-on "$GATE_FAIL_ON")
  case $GATE_REVIEW in
    all) gate+=(--all) ;;
    changed) gate+=(--all --changed) ;;
    *) gate+=("$GATE_REVIEW") ;;
  esac
  [[ $GATE_STRICT == false ]] || gate+=(--strict)
  [[ $GATE_ALLOW_UNSEALED == false ]] || gate+=(--allow-unsealed)
  [[ $GATE_UNFINISHED == ignore || $GATE_REVIEW == rev-* ]] || gate+=(--fail-unfinished)
  if [[ -n $GATE_BASE ]]; then
    gate+=(--base "$work/base")
    [[ $GATE_REWRITTEN == fail ]] || gate+=(--allow-rewritten)
  else
    printf 'This event has no commit to compare with: reviews that changed or went are not seen.\n'
  fi
}

# Puts the reports into the step's summary, cut at a line where they would not fit.
summarize() {
  local left
  left=$((summary_most - $(wc -c <"$GITHUB_STEP_SUMMARY")))
  if (($(wc -c <"$1") <= left)); then
    cat "$1"
  else
    if ((left > 0)); then head -c "$left" "$1" | sed '$d'; fi
    printf '\n_The rest does not fit here; `mcp-devils-advocate report` prints it all._\n'
  fi >>"$GITHUB_STEP_SUMMARY"
}

# The gravest of the verdicts that count. Only words and numbers of the program's own can get out.
write_outputs() {
  jq -r '["claim survives scrutiny", "claim needs revision", "claim refuted"] as $words |
    [(if has("reviews") then .reviews[] | select(.outcome == "passed" or .outcome == "refused") | .verdict
      else . end) | values | select(.assessment | IN($words[]))] |
    select(length > 0) |
    (map(.warnings | length) | add) as $warnings |
    max_by(.assessment as $one | $words | index($one)) |
    "assessment=\(.assessment)", "risk=\(.risk_score.value | numbers)", "warnings=\($warnings)"' \
    "$work/verdict.json" | tr -d '\r' >>"$GITHUB_OUTPUT"
}

check_inputs
name_asset
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
touch "$GITHUB_STEP_SUMMARY"
[[ -z $GATE_BASE ]] || take_base
install_program
name_gate

code=0
"$program" "${gate[@]}" --format github >"$work/annotations" || code=$?
cat "$work/annotations"
# The other forms come to the same code, and have said the same on standard error.
"$program" "${gate[@]}" --format md >"$work/report.md" 2>/dev/null || true
summarize "$work/report.md"
"$program" "${gate[@]}" --format json >"$work/verdict.json" 2>/dev/null || true
case $code in
  0 | 3) write_outputs ;;
  *)
    # Which verdict is the gravest cannot be known.
    # GitHub shows ten errors of a step: one more could take the place of one that says more.
    grep -q '^::error ' "$work/annotations" ||
      printf '::error title=Decision gate::nothing could be judged; the log says why\n'
    code=1
    ;;
esac
exit "$code"
