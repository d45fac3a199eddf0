/** `--full` and `--shard=3/8` of the command line, as the variables that every process of a run reads. */
const shard = process.argv.find((arg) => arg.startsWith('--shard='));

if (process.argv.includes('--full')) {
  process.env.SITE_FULL = 'true';
}
if (shard) {
  process.env.SITE_SHARD = shard.slice('--shard='.length);
}
