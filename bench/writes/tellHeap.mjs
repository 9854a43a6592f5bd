// Loaded into a measured server: prints its live heap in kB, after a collection, whenever it is asked.
process.on('SIGUSR2', () => {
  globalThis.gc();
  process.stdout.write(`heap ${Math.round(process.memoryUsage().heapUsed / 1024)} kB\n`);
});
