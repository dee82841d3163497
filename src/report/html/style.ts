import { LEVELS } from "../../protocol/types.ts";
import { oneLine } from "../visible.ts";

/** Colours by name, as CSS variables carry them. */
export type Palette = Readonly<Record<string, string>>;

/** Colours on a light ground; also those of print. */
export const LIGHT: Palette = {
  ground: "#ffffff",
  panel: "#f5f5f3",
  ink: "#15181d",
  muted: "#505663",
  line: "#d5d6d2",
  link: "#1a4b8f",
  track: "#e2e3df",
  high: "#a01c18",
  "high-ground": "#fdecea",
  medium: "#7a4a00",
  "medium-ground": "#fff3d6",
  low: "#17602f",
  "low-ground": "#e6f4ea",
  none: "#535965",
  heat0: "#ffffff",
  heat1: "#f3f4f5",
  heat2: "#e8eaed",
  heat3: "#dcdfe4",
  heat4: "#d0d4da",
};

/** The same on a dark ground. */
export const DARK: Palette = {
  ground: "#121418",
  panel: "#1b1e24",
  ink: "#e9eaee",
  muted: "#aab0bc",
  line: "#363b45",
  link: "#93bbf8",
  track: "#31363f",
  high: "#ff9f97",
  "high-ground": "#391c1b",
  medium: "#f3c46f",
  "medium-ground": "#352a13",
  low: "#8fd6a5",
  "low-ground": "#162e1f",
  none: "#a9afba",
  heat0: "#121418",
  heat1: "#1a1d23",
  heat2: "#22262d",
  heat3: "#2b3038",
  heat4: "#343a43",
};

const STATUSES = [...LEVELS, "none"];
const HEAT_NAMES = ["heat0", "heat1", "heat2", "heat3", "heat4"];
/** How many steps of heat there are. */
export const HEATS = HEAT_NAMES.length;

/**
 * Every pair of colours, text on ground, that the page uses; each reaches 4.5:1 in both palettes.
 */
export const TEXT_ON_GROUND: readonly (readonly [text: string, ground: string])[] = [
  ...["ground", "panel"].flatMap((ground) =>
    ["ink", "muted", "link", ...STATUSES].map((text) => [text, ground] as const)
  ),
  ...LEVELS.flatMap((level) =>
    [level, "ink", "muted", "link"].map((text) => [text, `${level}-ground`] as const)
  ),
  ...HEAT_NAMES.flatMap((heat) => ["ink", ...STATUSES].map((text) => [text, heat] as const)),
];

function variables(palette: Palette): string {
  return Object.entries(palette).map(([name, value]) => `--${name}:${value}`).join(";");
}

/** A text in a string of CSS: all but plain letters, digits and blanks escaped. */
function cssString(text: string): string {
  const escaped = [...oneLine(text)].map((char) =>
    /[A-Za-z0-9 ]/.test(char) ? char : `\\${(char.codePointAt(0) ?? 0).toString(16)} `
  );
  return `"${escaped.join("")}"`;
}

/** The head that runs over printed pages after the first, and the foot of all. */
export function runningHead(id: string, title: string): string {
  return `@page{@top-left{content:${cssString(title)}}@bottom-left{content:${
    cssString(id)
  }}@bottom-right{content:counter(page) " of " counter(pages)}}
@page:first{@top-left{content:none}}`;
}

/** The page's style sheet. */
export const STYLE = `
:root{color-scheme:light dark;${variables(LIGHT)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(DARK)}}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);
font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
-webkit-text-size-adjust:100%;overflow-wrap:break-word}
main,body>footer{max-width:64rem;margin:0 auto;padding:1rem 1.5rem 2rem}
h1,h2,h3{line-height:1.25;text-wrap:pretty}
h1{font-size:clamp(1.3rem,1.05rem + 1.1vw,1.65rem);margin:.1rem 0 .75rem;letter-spacing:-.01em}
h1.long{font-size:1.1rem;font-weight:600}
h2{font-size:1.3rem;margin:0 0 .75rem}
h3{font-size:1.05rem;margin:1.5rem 0 .5rem}
p{margin:0 0 .6rem}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
main>section{margin-top:2.75rem}
.kicker,.note,figcaption,dt,.more,.known,body>footer{color:var(--muted)}
.kicker{margin:0;font-size:.875rem}
.icons{position:absolute;width:0;height:0}
.icon{width:.8em;height:.8em;margin-right:.35em;vertical-align:-.05em;fill:currentColor}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.high{color:var(--high)}.medium{color:var(--medium)}.low{color:var(--low)}.none{color:var(--none)}
.tag{font-weight:600;white-space:nowrap}
.verdict{padding:.65rem 1.1rem;border-left:.4rem solid;border-radius:.2rem .5rem .5rem .2rem}
.verdict h2{font-size:1.45rem;margin:0 0 .2rem}
.verdict>:last-child{margin-bottom:0}
.verdict p{color:var(--ink);max-width:52rem}
.why{font-size:1.06rem}
.verdict.high{background:var(--high-ground)}
.verdict.medium{background:var(--medium-ground)}
.verdict.low{background:var(--low-ground)}
.answers{display:grid;gap:.9rem 2rem;margin-top:1rem}
.answers h2{font-size:1rem;margin:0 0 .4rem;padding-bottom:.25rem;border-bottom:2px solid var(--ink)}
.answers ul,.answers ol{list-style:none;margin:0;padding:0}
.answers li{font-size:.9375rem;line-height:1.4;margin:0 0 .4rem}
.answers .more{font-size:.875rem;line-height:1.4;margin:.3rem 0 0}
.answers dl{margin:0;font-size:.9375rem;line-height:1.4}
.answers dt{font-weight:600}
.answers dd{margin:0 0 .4rem}
.against li{display:grid;grid-template-columns:9.4rem 1fr;gap:0 .6rem}
.against .tag{white-space:normal}
.against a,.items a,figure a,.next a{text-decoration-thickness:1px}
.against a bdi{color:var(--ink)}
.against a{text-decoration-color:var(--line)}
.to-do,.done{position:relative;padding-left:1.6rem}
.to-do::before,.done::before{content:"";position:absolute;left:0;top:.2em;width:.95rem;height:.95rem;border:1.5px solid var(--muted);border-radius:.15rem}
.done::before{background:var(--low);border-color:var(--low);box-shadow:inset 0 0 0 2px var(--ground)}
.failed::before{background:var(--high);border-color:var(--high)}
.failed .known{color:var(--high);font-weight:600}
@media (min-width:46rem){.answers{grid-template-columns:1.25fr 1fr}}
nav ul{display:flex;flex-wrap:wrap;gap:.35rem 1.1rem;list-style:none;margin:2rem 0 0;padding:.75rem 0 0;border-top:1px solid var(--line);font-size:.9375rem}
.actions{list-style:none;padding:0;margin:0}
.actions li{padding-top:.5rem;padding-bottom:.5rem;border-bottom:1px solid var(--line);break-inside:avoid;max-width:52rem}
.actions li::before{top:.75rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.9rem;list-style:none;margin:1.25rem 0 0;padding:0}
.tiles li{padding:.8rem .95rem;background:var(--panel);border-top:.25rem solid;border-radius:.2rem .2rem .5rem .5rem;break-inside:avoid}
.tiles p{margin:0 0 .3rem;color:var(--ink);font-size:.9375rem}
.tiles .tile-title{font-size:1rem;font-weight:600}
.tiles .note,.note{color:var(--muted);font-size:.875rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
thead th{font-size:.875rem;color:var(--muted);font-weight:600}
figure{margin:1.25rem 0;break-inside:avoid}
figcaption{font-size:.875rem;margin-top:.6rem;max-width:52rem}
figcaption span{white-space:nowrap;margin-right:.5rem}
.bars th[scope=row]{width:3rem}
.bars td:nth-child(3){width:9.5rem;white-space:nowrap}
.bars td:last-child{width:9.5rem}
.bar{width:6rem;height:.7rem;margin-right:.5rem;fill:currentColor}
.track{fill:var(--track)}
.grid table,.matrix table{table-layout:fixed}
.grid ul{list-style:none;margin:0;padding:0;font-size:.9375rem;line-height:1.4}
.grid li{margin-bottom:.35rem}
.grid li bdi{color:var(--ink)}
.grid td,.grid th{padding:.5rem .6rem}
.grid th:first-child[scope=row],.grid thead th:first-child{width:auto}
td.owed{outline:1.5px solid var(--ink);outline-offset:-2px}
.matrix table{max-width:46rem}
.matrix td,.matrix th{border:1px solid var(--line);padding:.3rem .4rem;height:2.6rem}
.matrix th{text-align:center;vertical-align:middle;font-weight:600;color:var(--ink)}
.matrix th[scope=row],.matrix thead td{width:2.4rem}
.matrix thead td,.matrix thead th,.matrix th[scope=row]{border-color:transparent;height:auto}
.axes{font-size:.9375rem}.axes span{display:block}
${HEAT_NAMES.map((heat) => `.${heat}{background:var(--${heat})}`).join("")}
.point{display:inline-block;font-weight:600;white-space:nowrap;margin-right:.25rem}
.point.high{color:var(--high)}.point.medium{color:var(--medium)}.point.low{color:var(--low)}.point.none{color:var(--none)}
.overflow{font-size:.875rem;padding-left:1.2rem}
.items{list-style:none;margin:1.25rem 0 0;padding:0}
.items>li{padding:.9rem 1.1rem;margin:0 0 .8rem;background:var(--panel);color:var(--ink);border-left:.25rem solid var(--line);border-radius:.2rem .5rem .5rem .2rem;break-inside:avoid}
.items>li.high{border-color:var(--high)}.items>li.medium{border-color:var(--medium)}.items>li.low{border-color:var(--low)}
.items>li:target{outline:3px solid var(--link)}
.items p{max-width:46rem}
.head{display:flex;flex-wrap:wrap;gap:.1rem .9rem;align-items:baseline;margin:0 0 .35rem;font-size:.875rem;color:var(--muted)}
.head strong{color:var(--ink);font-size:1.05rem}
.text{margin:0 0 .5rem;unicode-bidi:plaintext}
.text,h1,dd,bdi{overflow-wrap:anywhere}
.answer{margin:.7rem 0 0;padding:.1rem 0 .1rem .9rem;border-left:.2rem solid var(--line)}
.answer-title{margin:0;font-size:.9375rem;font-weight:600}
.answer>:last-child,.items>li>:last-child{margin-bottom:0}
.note{margin:.5rem 0 0}
details{margin-top:1rem}
summary{cursor:pointer;font-weight:600;color:var(--link);padding:.35rem 0}
blockquote{margin:0;padding:.25rem 0 .25rem 1rem;border-left:.2rem solid var(--line);max-width:52rem}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:.75rem 1.5rem;margin:0}
.facts dt{font-size:.875rem}.facts dd{margin:0}
body>footer{padding-top:0;font-size:.875rem}
@media screen and (min-width:1100px){
main,body>footer{max-width:80rem}
main{display:grid;grid-template-columns:12rem minmax(0,1fr);column-gap:2rem}
main>*{grid-column:2}
nav{grid-column:1;grid-row:1/span 40;position:sticky;top:1rem;align-self:start}
nav ul{display:block;margin:0;padding:0;border:0}
nav li{margin-bottom:.55rem;line-height:1.35}
body>footer{padding-left:15.5rem}
}
@media screen and (max-width:46rem){
main,body>footer{padding-left:1rem;padding-right:1rem}
.against li{display:block}.against .tag{margin-right:.5rem}
.bars thead{display:none}
.bars tr{display:grid;grid-template-columns:2.6rem 1fr;border-bottom:1px solid var(--line);padding:.35rem 0}
.bars th,.bars td,.bars td:nth-child(3),.bars td:last-child{border:0;padding:0;width:auto}
.bars td:nth-child(n+3){grid-column:2}
.grid table,.grid tbody,.grid tr,.grid th,.grid td{font-size:.9375rem}
.grid td,.grid th{padding:.4rem .3rem}
.matrix td,.matrix th{padding:.2rem;height:2.4rem}
.matrix .icon{margin-right:.15em}
.items>li{padding:.8rem .9rem}
}
@media print{
@page{margin:18mm 15mm 16mm;font:8pt system-ui,sans-serif;color:#505663}
:root{color-scheme:light}
html{font-size:9.5pt}
main,body>footer{max-width:none;margin:0;padding:0}
nav,.more a{display:none}
.first{break-after:page}
.answers{grid-template-columns:1.25fr 1fr}
.tiles{grid-template-columns:1fr 1fr}
h2,h3,h2+p,.head,summary{break-after:avoid}
main>section{margin-top:1.75rem}
main>section:first-of-type{margin-top:0}
figure.bars{break-inside:auto}
tr,p{break-inside:avoid}
.text{break-inside:auto}
details::details-content{content-visibility:visible;display:block;block-size:auto}
summary{list-style:none;color:var(--ink)}
a{color:inherit;text-decoration:none}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`.trim();
