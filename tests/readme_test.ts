import { assertEquals } from "@std/assert";
import { README_OUTPUTS } from "./support/readme_outputs.ts";
import { README_TABLES } from "./support/readme_tables.ts";

const README = new URL("../README.md", import.meta.url);

/** The place of a table, between its two comments. */
function place(name: string): RegExp {
  return new RegExp(`(<!-- table: ${name} -->\n)([\\s\\S]*?)(\n<!-- end -->)`);
}

/** The place of an output: a code block between two comments. */
function outputPlace(name: string): RegExp {
  return new RegExp(
    `(<!-- output: ${name} -->\n+\`\`\`text\n)([\\s\\S]*?)(\`\`\`\n+<!-- end -->)`,
  );
}

/** A table without the blanks that the formatter aligns it with. */
function bare(table: string): string {
  return table.trim().replace(/ *\| */g, "|").replace(/\|-+/g, "|-");
}

// With README_WRITE=1 tables and outputs are written instead of compared; format the file afterwards.
const writing = Deno.env.get("README_WRITE") === "1";

for (const [name, render] of Object.entries(README_TABLES)) {
  Deno.test(`README table "${name}" follows from the definitions`, () => {
    const readme = Deno.readTextFileSync(README);
    if (writing) {
      Deno.writeTextFileSync(
        README,
        readme.replace(place(name), (_, start, _old, end) => `${start}\n${render()}\n${end}`),
      );
      return;
    }
    assertEquals(bare(place(name).exec(readme)?.[2] ?? "no such place"), bare(render()));
  });
}

for (const [name, render] of Object.entries(README_OUTPUTS)) {
  Deno.test(`README output "${name}" is what the program prints`, async () => {
    const readme = Deno.readTextFileSync(README);
    const output = await render();
    if (writing) {
      Deno.writeTextFileSync(
        README,
        readme.replace(outputPlace(name), (_, start, _old, end) => `${start}${output}\n${end}`),
      );
      return;
    }
    assertEquals(outputPlace(name).exec(readme)?.[2] ?? "no such place", `${output}\n`);
  });
}
