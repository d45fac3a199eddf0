import guides from '@generated/upgrade/default/guides.json';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translateProductLabel} from '../../common/products/products';
import {PRODUCT_NAMES, type ProductName} from '../../../../site/products/shared';
import {
  readNames,
  type CodeNames,
  type UpgradeData,
  type UpgradeStep,
} from '../../../../site/upgrade/shared';
import {announce} from '../../common/Announcer/announce';
import {
  listSourceVersions,
  listTargetVersions,
  normalizeChoice,
  readChoice,
  formatVersion,
  writeChoice,
  type Choice,
} from './choice';
import {detectProduct, matchStep} from './matchChanges';
import {formatSummary} from './summarize';
import {ProjectCheck} from './check/ProjectCheck';
import {UpgradeResult} from './UpgradeResult';
import styles from './UpgradeAssistant.module.css';

/** Pause in typing before the code is analyzed, in milliseconds. */
const TYPING_PAUSE_MS = 300;
/** Maximum length of the code in characters. Whole applications are shorter. */
const MAX_CODE_LENGTH = 2_000_000;

/** Returns the steps of an upgrade. */
const selectSteps = (data: UpgradeData, {from, to}: Choice): UpgradeStep[] =>
  data.steps.filter((step) => step.from >= from && step.to <= to);

/** Loads the changes of a product, which are in a separate file. */
const loadUpgradeData = (product: ProductName): Promise<UpgradeData> =>
  (
    import(
      /* webpackInclude: /\.json$/ */ `@generated/upgrade/default/${product}.json`
    ) as Promise<{
      default: UpgradeData;
    }>
  ).then((module) => module.default);

/** Returns the changes of a product, or `undefined` until they have loaded. */
function useUpgradeData(product: ProductName | undefined): UpgradeData | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{product: ProductName; data: UpgradeData | 'failed'}>();
  useEffect(() => {
    let active = true;
    if (product) {
      loadUpgradeData(product).then(
        (data) => active && setLoaded({product, data}),
        () => active && setLoaded({product, data: 'failed'}),
      );
    }
    return () => {
      active = false;
    };
  }, [product]);
  return loaded?.product === product ? loaded?.data : undefined;
}

/** Returns the selected upgrade: the one in the URL until the user selects another. */
function useChoice(): [Choice | undefined, (choice: Choice | undefined) => void] {
  const {search} = useLocation();
  // The server doesn't know the query.
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<{search: string; choice: Choice | undefined}>();
  const choose = (choice: Choice | undefined) => {
    setChosen({search, choice});
    if (choice) {
      const {pathname, search: query, hash} = window.location;
      // Bypasses the router, which would count another page view.
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${writeChoice(query, choice)}${hash}`,
      );
    }
  };
  if (chosen?.search === search) {
    return [chosen.choice, choose];
  }
  return [isBrowser ? readChoice(search, guides) : undefined, choose];
}

/** Renders a select for a major version. */
function VersionSelect({
  label,
  versions,
  value,
  onChange,
}: {
  label: ReactNode;
  versions: readonly number[];
  value: number | undefined;
  onChange: (version: number) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.version}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        disabled={versions.length === 0}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {versions.length === 0 && <option value="">–</option>}
        {versions.map((version) => (
          <option key={version} value={version}>
            {formatVersion(version)}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * Asks for a product, two versions, and code, and lists the breaking changes that affect the code.
 * The code is analyzed in the browser and not stored.
 */
export function UpgradeAssistant(): ReactNode {
  const id = useId();
  const [choice, choose] = useChoice();
  const [code, setCode] = useState<CodeNames>();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const data = useUpgradeData(choice?.product);
  const results =
    choice && typeof data === 'object'
      ? selectSteps(data, choice).map((step) => matchStep(step, code))
      : undefined;
  const summary = results && formatSummary(results, code !== undefined);

  useEffect(() => {
    if (summary) {
      announce(summary);
    }
  }, [summary]);

  const compareCode = (names: CodeNames | undefined) => {
    setCode(names);
    const product = !choice && names && detectProduct(names);
    if (product) {
      choose(normalizeChoice(guides, product));
    }
  };
  const readCode = () => {
    const text = textarea.current?.value.slice(0, MAX_CODE_LENGTH) ?? '';
    compareCode(text.trim() === '' ? undefined : readNames(text));
  };
  useEffect(() => {
    // Code that was pasted before hydration.
    if (textarea.current?.value) {
      readCode();
    }
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on mount
  }, []);

  return (
    <div
      className={styles.root}
      role="group"
      aria-label={translate({
        id: 'docs.upgrade.label',
        message: 'Upgrade assistant',
        description: 'Names the form that lists the breaking changes of an upgrade',
      })}
    >
      <div className={styles.form}>
        <fieldset className={styles.products}>
          <legend>
            <Translate id="docs.upgrade.product" description="Asks for a product">
              Which product are you upgrading?
            </Translate>
          </legend>
          {PRODUCT_NAMES.filter((product) => listSourceVersions(guides, product).length > 0).map(
            (product) => (
              <label key={product}>
                <input
                  type="radio"
                  name={id}
                  checked={choice?.product === product}
                  onChange={() => choose(normalizeChoice(guides, product))}
                />
                <span>{translateProductLabel(product)}</span>
              </label>
            ),
          )}
        </fieldset>
        <VersionSelect
          label={
            <Translate id="docs.upgrade.from" description="Labels the choice of a version">
              From version
            </Translate>
          }
          versions={choice ? listSourceVersions(guides, choice.product) : []}
          value={choice?.from}
          onChange={(from) =>
            choice && choose(normalizeChoice(guides, choice.product, from, choice.to))
          }
        />
        <VersionSelect
          label={
            <Translate id="docs.upgrade.to" description="Labels the choice of a version">
              To version
            </Translate>
          }
          versions={choice ? listTargetVersions(guides, choice.product, choice.from) : []}
          value={choice?.to}
          onChange={(to) => choice && choose({...choice, to})}
        />
        <ProjectCheck onCode={compareCode} />
        <div className={styles.code}>
          <label htmlFor={`${id}-code`}>
            <Translate id="docs.upgrade.code" description="Labels a field for code">
              Your imports or code (optional)
            </Translate>
          </label>
          <p id={`${id}-hint`}>
            <Translate id="docs.upgrade.codeHint" description="Below the label of a field for code">
              Your code is analyzed in the browser. It isn't uploaded, stored, or added to the URL.
            </Translate>
          </p>
          <textarea
            ref={textarea}
            id={`${id}-code`}
            aria-describedby={`${id}-hint`}
            rows={7}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            placeholder="import {DataGrid} from '@mui/x-data-grid';"
            onInput={() => {
              clearTimeout(timer.current);
              timer.current = setTimeout(readCode, TYPING_PAUSE_MS);
            }}
          />
        </div>
      </div>
      {choice && data === 'failed' && (
        <p className={styles.message} role="alert">
          <Translate
            id="docs.upgrade.failed"
            description="When the changes of a product cannot be loaded"
          >
            The changes could not be loaded. You can find them in the guides below.
          </Translate>
        </p>
      )}
      {choice && results && (
        <UpgradeResult
          choice={choice}
          results={results}
          summary={summary ?? ''}
          hasCode={code !== undefined}
        />
      )}
    </div>
  );
}
