import fs from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';

/** Returns the text files of a ZIP archive by their path in it. */
export function unzip(file: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(fs.readFileSync(file))).map(([name, bytes]) => [
      name,
      strFromU8(bytes),
    ]),
  );
}
