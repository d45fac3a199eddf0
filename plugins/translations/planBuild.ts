import {readBuiltLanguages} from '../../site/languages/readBuiltLanguages';
import {SOURCE_LANGUAGE} from '../../site/languages/shared';
import {outFolderOf} from '../../site/versions/outFolder';
import {CURRENT} from '../../site/versions/shared';

/** What `npm run build` does. */
export interface BuildPlan {
  /** The languages that are built, one after the other. */
  languages: readonly string[];
  /** What each build is told beside its language. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

/**
 * Plans `npm run build`. With `--locale` only these languages are built, and unless `DOCS_LANGUAGES` names others that are there
 * already, nothing leads to a language that is not. Each version has a folder of its own, unless `--out-dir` names another.
 *
 * @param argv the options of the command
 */
export function planBuild(
  argv: readonly string[],
  {DOCS_LANGUAGES, DOCS_VERSION}: Readonly<Record<string, string | undefined>>,
): BuildPlan {
  const asked: string[] = [];
  const args: string[] = [];
  for (let at = 0; at < argv.length; at += 1) {
    const [option, value] = argv[at]!.split('=');
    if (option === '--locale' || option === '-l') {
      asked.push(value ?? argv[(at += 1)] ?? '');
    } else {
      args.push(argv[at]!);
    }
  }
  const named =
    DOCS_LANGUAGES || (asked.length > 0 ? [SOURCE_LANGUAGE, ...asked].join(',') : undefined);
  const languages = readBuiltLanguages(named ?? '');
  const isPlaced = args.some((arg) => arg.split('=')[0] === '--out-dir');
  return {
    languages: asked.length > 0 ? languages.filter((code) => asked.includes(code)) : languages,
    args: isPlaced ? args : [...args, '--out-dir', outFolderOf(DOCS_VERSION || CURRENT)],
    env: {DOCS_LANGUAGES: languages.join(',')},
  };
}
