import path from 'node:path';
import {runNode} from './runNode';
import type {Problem} from '../problems/problemStore';

/**
 * Runs a script that calls `runCommand`, with a low priority, and returns its problems.
 *
 * @param script relative to the site
 */
export async function runScript(siteDir: string, script: string): Promise<readonly Problem[]> {
  const args = [require.resolve('tsx/cli'), path.join(siteDir, script)];
  const {end, printed, message} = await runNode(args, siteDir, {isLowPriority: true});
  const [line = `The script ended with ${end}.`] = printed.split('\n').filter(Boolean);
  return end === 0 ? [] : ((message as Problem[] | undefined) ?? [{file: script, message: line}]);
}
