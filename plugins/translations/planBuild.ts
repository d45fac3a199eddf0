import {readBuiltLanguages} from '../../site/languages/readBuiltLanguages';
import {SOURCE_LANGUAGE} from '../../site/languages/shared';
import {outFolderOf} from '../../site/versions/outFolder';
import {CURRENT} from '../../site/versions/shared';

/** The steps of `npm run build`. */
export interface BuildPlan {
  /** The languages to build, one after the other. */
  languages: readonly string[];
  /** Additional arguments of each build. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

/**
 * Plans `npm run build`. With `--locale`, only these languages are built, and pages don't link to
 * other languages unless `DOCS_LANGUAGES` lists them as already deployed. Each version has a
 * separate folder, unless `--out-dir` sets another.
 *
 * @param argv the arguments of the command
 */
export function planBuild(
  argv: readonly string[],
  {DOCS_LANGUAGES, DOCS_VERSION}: Readonly<Record<string, string | undefined>>,
): BuildPlan {
  const requested: string[] = [];
  const args: string[] = [];
  for (let at = 0; at < argv.length; at += 1) {
    const [option, value] = argv[at]!.split('=');
    if (option === '--locale' || option === '-l') {
      requested.push(value ?? argv[(at += 1)] ?? '');
    } else {
      args.push(argv[at]!);
    }
  }
  const named =
    DOCS_LANGUAGES ||
    (requested.length > 0 ? [SOURCE_LANGUAGE, ...requested].join(',') : undefined);
  const languages = readBuiltLanguages(named ?? '');
  const isPlaced = args.some((arg) => arg.split('=')[0] === '--out-dir');
  return {
    languages:
      requested.length > 0 ? languages.filter((code) => requested.includes(code)) : languages,
    args: isPlaced ? args : [...args, '--out-dir', outFolderOf(DOCS_VERSION || CURRENT)],
    env: {DOCS_LANGUAGES: languages.join(',')},
  };
}
