import path from 'node:path';
import {runCheck} from '../../site/commands/runCommand';
import {findProblems, listProblems, type Problem} from '../../site/problems/problemStore';

// Docusaurus reads these variables when it's loaded. The files generated here must not replace the
// server's.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = path.join('.docusaurus', 'check-site');
process.env.BABEL_ENV = 'production';
process.env.NODE_ENV = 'production';

/**
 * Returns what all plugins report while they load the English site, such as broken links and missing anchors: the first
 * minute of a build, without the bundler.
 */
async function checkSite(): Promise<readonly Problem[]> {
  const {loadSite} = await import('@mui-x-docs/docusaurus-plugin-first-load/loadContext');
  try {
    await loadSite({siteDir: path.resolve(__dirname, '../..')});
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return [
      ...listProblems(),
      ...findProblems(() => {
        throw cause;
      }),
    ];
  }
  return listProblems();
}

void runCheck(checkSite);
