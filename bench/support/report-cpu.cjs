// Loaded into a measured process: tells on its fourth channel what processor time it used, in ms.
const { writeSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, String((user + system) / 1000));
});
