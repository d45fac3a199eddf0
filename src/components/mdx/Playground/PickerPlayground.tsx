import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PlaygroundChoice} from '../../../../site/mdx-components/shared';
import {announce} from '../../common/Announcer/announce';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import type {LoadedPlayground} from './loadedPlayground';
import {Playground} from './Playground';
import {useQueryString} from './useQueryString';
import styles from './Playground.module.css';

export interface PickerPlaygroundProps {
  /** The components to choose from, with their playgrounds; added at build time. */
  choices: (PlaygroundChoice & {load?: () => Promise<LoadedPlayground>})[];
  /** The code of the first one, for browsers without JavaScript. */
  children?: ReactNode;
}

/** The query parameter with the component's name. */
const COMPONENT = 'component';

/** Renders the playground of the picker component that the user selects. */
export function PickerPlayground({choices, children}: PickerPlaygroundProps): ReactNode {
  const [search, replaceSearch] = useQueryString();
  const chosen = new URLSearchParams(search).get(COMPONENT);
  const {name, pro, guide, api, load} = choices.find((one) => one.name === chosen) ?? choices[0]!;
  const families = [...new Set(choices.map((one) => one.family))];
  const choose = (next: string) => {
    const query = new URLSearchParams(search);
    query.set(COMPONENT, next);
    replaceSearch(`?${query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/')}`);
    announce(
      translate(
        {
          id: 'docs.pickerPlayground.shown',
          message: '{name} is shown.',
          description: 'Announced after a component is selected',
        },
        {name: next},
      ),
    );
  };

  return (
    <div
      role="group"
      aria-label={translate({
        id: 'docs.pickerPlayground.label',
        message: 'Pickers playground',
        description: 'Names the tool in which components of the date pickers are tried out',
      })}
    >
      {/* Anchors of earlier versions of the page. */}
      {families.map((family) => (
        <span key={family} id={`${family}Playground`} className={styles.anchor} />
      ))}
      <div className={`${styles.choices} ${styles.bar}`}>
        <label className={styles.choices}>
          <Translate id="docs.pickerPlayground.component">Component</Translate>
          <select
            className={styles.choice}
            value={name}
            onChange={(event) => choose(event.target.value)}
          >
            {families.map((family) => (
              <optgroup key={family} label={family.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}>
                {choices
                  .filter((one) => one.family === family)
                  .map((one) => (
                    <option key={one.name} value={one.name}>
                      {one.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {pro && <PlanChip plan="pro" />}
        <Link to={guide}>
          <Translate id="docs.pickerPlayground.guide" description="Links to a component's guide">
            Guide
          </Translate>
        </Link>
        <Link to={api}>
          <Translate
            id="docs.pickerChooser.api"
            description="Links from a component to the page of its API"
            values={{name}}
          >
            {'{name} API'}
          </Translate>
        </Link>
      </div>
      <div className={styles.staticCode}>{children}</div>
      <Playground key={name} component={name} wholeFile {...(load && {load})} />
    </div>
  );
}
