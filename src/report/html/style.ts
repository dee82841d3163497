/** Colours by name, as CSS variables carry them. */
export type Palette = Readonly<Record<string, string>>;

/** Colours on a light ground; also those of print. */
export const LIGHT: Palette = {
  ground: "#f5f4f0",
  panel: "#ffffff",
  ink: "#1b1e25",
  muted: "#555b69",
  line: "#d8d6ce",
  link: "#1d4f91",
  track: "#e7e5de",
  refuted: "#9c1f1b",
  "refuted-ground": "#fcebe9",
  revision: "#754600",
  "revision-ground": "#fff2d4",
  survives: "#1a5c32",
  "survives-ground": "#e5f3e9",
  heat0: "#f4f2ec",
  heat1: "#fae8c4",
  heat2: "#f7d08d",
  heat3: "#f2b07a",
  heat4: "#ea9080",
};

/** The same on a dark ground. */
export const DARK: Palette = {
  ground: "#13151a",
  panel: "#1c1f27",
  ink: "#e9eaef",
  muted: "#a9b0bd",
  line: "#373d49",
  link: "#8fb9f7",
  track: "#2d323c",
  refuted: "#ff9d95",
  "refuted-ground": "#3a1b1b",
  revision: "#f4c36d",
  "revision-ground": "#362a12",
  survives: "#92d7a7",
  "survives-ground": "#17301f",
  heat0: "#23272f",
  heat1: "#3b3321",
  heat2: "#544122",
  heat3: "#6a4025",
  heat4: "#7a322c",
};

/** Every pair of colours, text on ground, that the page uses; each reaches 4.5:1 in both palettes. */
export const TEXT_ON_GROUND: readonly (readonly [text: string, ground: string])[] = [
  ...["ground", "panel"].flatMap((ground) =>
    ["ink", "muted", "link", "refuted", "revision", "survives"].map((text) =>
      [text, ground] as const
    )
  ),
  ...["refuted", "revision", "survives"].flatMap((outcome) =>
    [outcome, "ink", "muted", "link"].map((text) => [text, `${outcome}-ground`] as const)
  ),
  ...["heat0", "heat1", "heat2", "heat3", "heat4"].map((heat) => ["ink", heat] as const),
];

/** How many steps of heat there are. */
export const HEATS = 5;

function variables(palette: Palette): string {
  return Object.entries(palette).map(([name, value]) => `--${name}:${value}`).join(";");
}

/** The page's style sheet. */
export const STYLE = `
:root{color-scheme:light dark;${variables(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(DARK)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);
font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
-webkit-text-size-adjust:100%;overflow-wrap:break-word}
main{max-width:50rem;margin:0 auto;padding:2rem 1.25rem 3rem}
h1,h2{line-height:1.25;text-wrap:pretty}
h1{font-size:clamp(1.4rem,1.1rem + 1.6vw,2rem);margin:.25rem 0 1.25rem;letter-spacing:-.01em}
h1.long{font-size:1.15rem;text-wrap:wrap;font-weight:600}
h2{font-size:1.3rem;margin:0 0 .75rem}
p{margin:0 0 .75rem}
a{color:var(--link);text-underline-offset:.15em}
section{margin-top:2.5rem}
.kicker,.note,figcaption,dt,footer{color:var(--muted)}
.kicker{margin:0;font-size:.875rem;letter-spacing:.02em}
.verdict{margin-top:0;padding:1.25rem 1.4rem;border-left:.4rem solid;border-radius:.25rem .6rem .6rem .25rem}
.verdict h2{font-size:1.5rem;margin-bottom:.4rem}
.verdict>:last-child{margin-bottom:0}
.refuted{color:var(--refuted)}.revision{color:var(--revision)}.survives{color:var(--survives)}
.verdict.refuted{background:var(--refuted-ground)}
.verdict.revision{background:var(--revision-ground)}
.verdict.survives{background:var(--survives-ground)}
.verdict p,.verdict table{color:var(--ink)}
.risk strong{font-size:1.3rem}
.warnings{margin-top:1rem;padding:1rem 1.4rem;background:var(--panel);border:1px dashed var(--revision);border-radius:.6rem}
.warnings h2{font-size:1.05rem;color:var(--revision);margin-bottom:.35rem}
.warnings ul{margin:0;padding-left:1.2rem}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{text-align:left;vertical-align:top;padding:.45rem .7rem .45rem 0;border-bottom:1px solid var(--line)}
thead th{font-size:.85rem;color:var(--muted);font-weight:600}
.verdict thead th{color:var(--ink)}
tbody th{font-weight:600}
.outcome{white-space:nowrap}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.75rem 1.5rem;margin:1.5rem 0 0}
.facts dt{font-size:.8rem}.facts dd{margin:0}
nav ul{display:flex;flex-wrap:wrap;gap:.35rem 1.1rem;list-style:none;margin:1.5rem 0 0;padding:.75rem 0 0;border-top:1px solid var(--line);font-size:.9rem}
blockquote{margin:0;padding:.25rem 0 .25rem 1rem;border-left:.2rem solid var(--line)}
blockquote p:last-child{margin:0}
figure{margin:1.25rem 0;padding:1rem;background:var(--panel);border:1px solid var(--line);border-radius:.6rem;break-inside:avoid}
figure svg{display:block;width:100%;max-width:34rem;height:auto;margin:0 auto}
figcaption{font-size:.875rem;margin-top:.75rem}
figure table{margin:0;table-layout:fixed}
figure td.owed,.key{outline:1.5px solid var(--ink);outline-offset:-2px}
figure td,figure th{padding:.6rem .7rem}
.key{display:inline-block;width:1em;height:1em;vertical-align:-.12em;border-radius:.1em}
svg text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--ink)}
svg .axis{fill:var(--muted)}
svg .mark{font-weight:700}
svg .cell{stroke:var(--panel);stroke-width:2}
svg .owed{fill:none;stroke:var(--ink);stroke-width:1}
${Array.from({ length: HEATS }, (_, step) => `svg .heat${step}{fill:var(--heat${step})}`).join("")}
svg .track{fill:var(--track)}
svg .bar{fill:var(--muted)}svg .bar.open{fill:var(--revision)}svg .bar.closed{fill:var(--survives)}
svg .open-text{fill:var(--revision)}svg .closed-text{fill:var(--survives)}
.items{list-style:none;margin:1rem 0 0;padding:0}
.items>li{padding:1rem 1.1rem;margin:0 0 .75rem;background:var(--panel);border:1px solid var(--line);border-radius:.6rem;break-inside:avoid}
.items>li:target{outline:2px solid var(--link)}
.head{display:flex;flex-wrap:wrap;gap:.1rem .4rem;align-items:baseline;margin:0 0 .35rem;font-size:.875rem;color:var(--muted)}
.head strong{color:var(--ink);font-size:1rem;margin-right:.3rem}
.head span:not(:last-child)::after{content:" ·"}
.text{margin:0}
.text,h1,dd{overflow-wrap:anywhere}
.text{unicode-bidi:plaintext}
.answer{margin:.75rem 0 0;padding:.1rem 0 .1rem .9rem;border-left:.2rem solid var(--muted)}
.answer.open{border-color:var(--revision)}.answer.closed{border-color:var(--survives)}
.answer-title{margin:0;font-size:.875rem;font-weight:600}
.open>.answer-title{color:var(--revision)}.closed>.answer-title{color:var(--survives)}
.note{margin:.6rem 0 0;font-size:.875rem}
.actions{list-style:none;padding:0;margin:0}
.actions li{position:relative;padding:.7rem 0 .7rem 2rem;border-bottom:1px solid var(--line);break-inside:avoid}
.actions li::before{content:"";position:absolute;left:.15rem;top:.95rem;width:1rem;height:1rem;border:1.5px solid var(--muted);border-radius:.2rem}
.actions strong,.actions .text{display:block}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line);font-size:.85rem}
@media (max-width:36rem){.outcome{white-space:normal}
.verdict table{font-size:.8rem}.verdict table th,.verdict table td{font-size:.8rem;padding-right:.35rem}
main{padding:1.25rem 1rem 2rem}.verdict{padding:1rem}figure{padding:.75rem .5rem}figure td,figure th{padding:.5rem .35rem}}
@media print{
@page{margin:16mm 15mm}
:root{color-scheme:light}
html{font-size:9.5pt}
body{background:none}
figure svg{max-width:26rem}
.items>li,figure{padding:.7rem .9rem}
main{max-width:none;padding:0}
nav{display:none}
h2,h2+p,.head{break-after:avoid}
p{break-inside:avoid}
.text{break-inside:auto}
section{margin-top:1.5rem}
a{color:inherit;text-decoration:none}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`.trim();
