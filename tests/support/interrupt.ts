/** A signal as this process hears it that would end it, were it not for the tests. */
export function interrupt(): void {
  process.on('SIGHUP', goOn);
  process.emit('SIGHUP', 'SIGHUP');
  process.off('SIGHUP', goOn);
}

/** A process that is heard goes on. */
function goOn(): void {}
