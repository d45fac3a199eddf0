/** `--full` of the command line, as the variable that every process of a run reads. */
if (process.argv.includes('--full')) {
  process.env.SITE_FULL = 'true';
}
