import {writeNames, type WriteNamesOptions} from './writeNames';

// Runs in a child process of the plugin, because the compiler takes a minute and 1.5 GB.
const {count, unknown} = writeNames(JSON.parse(process.argv[2]!) as WriteNamesOptions);
process.send?.({count, unknown});
