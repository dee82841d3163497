/** Whether system calls can be watched here. */
export function canTrace(): boolean {
  try {
    return new Deno.Command("strace", { args: ["-o", "/dev/null", "true"], stderr: "null" })
      .outputSync().success;
  } catch {
    return false;
  }
}
