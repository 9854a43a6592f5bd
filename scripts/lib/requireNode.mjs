/** Ends the process with one sentence when this Node.js is too old to install or run anything. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Kinday Calendar needs Node.js 20.19 or newer; this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
