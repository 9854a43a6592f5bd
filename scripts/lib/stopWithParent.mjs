// Loaded into the programs we start: when we end, even by kill -9, the channel to us closes and they stop too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
