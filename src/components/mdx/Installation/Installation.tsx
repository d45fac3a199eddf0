import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {PLAN_NAMES, PLANS, type Plan} from '../../../../site/plans/shared';
import type {InstallationData, PinnedPackage} from '../../../../site/packages/shared';
import {chooseLibrary, dateLibraryStore} from '../../../settings/dateLibraryStore';
import type {DemoLibrary} from '../../../../site/demos/shared';
import {useSetting} from '../../../settings/useSetting';
import {CodeBlock} from '../Code/CodeBlock';
import {CodeTabs} from '../Code/CodeTabs';
import styles from './Installation.module.css';
import {planStore} from './installationStores';

const PACKAGE_MANAGERS = [
  ['npm', 'install'],
  ['pnpm', 'add'],
  ['yarn', 'add'],
] as const;

/**
 * Returns the command as HTML, with the token classes of shell code. Package names need no
 * escaping.
 */
function createCommandHtml(
  manager: string,
  verb: string,
  packages: readonly PinnedPackage[],
): string {
  return (
    `<span class="token function">${manager} ${verb}</span>` +
    packages.map(({name, version}) => ` ${name}@${version}`).join('')
  );
}

interface RadioGroupProps<T extends string> {
  label: string;
  value: T;
  options: ReadonlyArray<readonly [value: T, label: string]>;
  onChange: (value: T) => void;
}

/** Renders a few options as native radio buttons, for keyboard and screen reader support. */
function RadioGroup<T extends string>({
  label,
  value,
  options,
  onChange,
}: RadioGroupProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Returns the selected plan if it has a package, or else the highest plan below it, because a
 * Premium license includes Pro packages.
 */
function choosePlan(
  plans: InstallationData['plans'],
  chosen: Plan | '',
): InstallationData['plans'][number] {
  const highestIndex = PLANS.indexOf(chosen || 'community');
  return plans.findLast(({plan}) => PLANS.indexOf(plan) <= highestIndex) ?? plans[0]!;
}

export interface InstallationProps {
  /** The packages in the versions that the page documents; added at build time. */
  data: InstallationData;
}

/**
 * Renders the install commands of a product: `<Installation product="data-grid" />`. The plan, date
 * library, and package manager are persisted for all pages.
 */
export function Installation({data}: InstallationProps): ReactNode {
  const storedPlan = useSetting(planStore);
  const storedLibrary = useSetting(dateLibraryStore);
  const plan = choosePlan(data.plans, storedPlan);
  const libraries = data.dateLibraries ?? [];
  const chosen = chooseLibrary(
    libraries.map(({name}) => name),
    storedLibrary,
  );
  const library = libraries.find(({name}) => name === chosen);
  const packages = library ? [plan, library] : [plan];

  return (
    <div className={styles.root}>
      <div className={styles.choices}>
        {data.plans.length > 1 && (
          <RadioGroup
            label={translate({
              id: 'docs.installation.plan',
              message: 'Plan',
              description: 'The choice between Community, Pro and Premium packages',
            })}
            value={plan.plan}
            options={data.plans.map((offer) => [offer.plan, PLAN_NAMES[offer.plan]] as const)}
            onChange={planStore.set}
          />
        )}
        {library && (
          <RadioGroup
            label={translate({
              id: 'docs.installation.dateLibrary',
              message: 'Date library',
              description: 'The choice between dayjs, date-fns, luxon and moment',
            })}
            value={library.name}
            options={libraries.map(({name}) => [name, name] as const)}
            onChange={(name) => dateLibraryStore.set(name as DemoLibrary)}
          />
        )}
      </div>
      <CodeTabs
        storageKey="package-manager"
        tabs={PACKAGE_MANAGERS.map(([manager, verb]) => ({
          label: manager,
          content: <CodeBlock html={createCommandHtml(manager, verb, packages)} language="bash" />,
        }))}
      />
      {(data.plans.length > 1 || libraries.length > 1) && (
        <noscript>
          <p>
            {[...data.plans, ...libraries].map((offer) => (
              <span key={offer.name}>
                <code>{`${offer.name}@${offer.version}`}</code>{' '}
              </span>
            ))}
          </p>
        </noscript>
      )}
    </div>
  );
}
