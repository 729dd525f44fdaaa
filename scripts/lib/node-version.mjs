// Imported first by every script: whatever comes after it may use what Node 20.19 knows.
const [major, minor] = process.versions.node.split('.').map(Number)

// 21 and the first 22s are left out by the build tool's native part, which npm then does not install.
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!fits) {
  console.error(`Caravan needs Node 20.19 or newer (for 22: 22.12); this is Node ${process.versions.node}. Get a newer one from https://nodejs.org`)
  process.exit(1)
}
