import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {DateLibrary, DemoLibrary} from '../../../../site/demos/shared';
import {familyOf, type PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {DATE_LIBRARY_NAMES, dateLibraryStore} from '../../../settings/dateLibraryStore';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import styles from './PickerPlayground.module.css';

/** Renders the component and date library selects, with links to the component's pages. */
export function PlaygroundChoices({
  pickers,
  picker,
  onChoose,
  libraries,
  library,
}: {
  pickers: readonly PlaygroundPicker[];
  picker: PlaygroundPicker;
  onChoose: (picker: PlaygroundPicker) => void;
  libraries: readonly DemoLibrary[];
  library: DateLibrary;
}): ReactNode {
  const family = familyOf(picker);
  const families = [...new Set(pickers.map(familyOf))];
  const members = pickers.filter((one) => familyOf(one) === family);
  const choices = [
    {
      name: 'family',
      label: translate({id: 'docs.pickerPlayground.family', message: 'Value'}),
      value: family,
      options: families.map((one) => [one, one.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')] as const),
      // Keeps the kind of component for a different value, if there is one.
      choose: (next: string) => {
        const all = pickers.filter((one) => familyOf(one) === next);
        const alike = all.find(
          ({input, device}) => input === picker.input && device === picker.device,
        );
        onChoose(alike ?? all[0]!);
      },
    },
    {
      name: 'component',
      label: translate({id: 'docs.pickerPlayground.component', message: 'Component'}),
      value: picker.name,
      options: members.map(({name}) => [name, name] as const),
      choose: (next: string) => onChoose(members.find(({name}) => name === next) ?? picker),
    },
    ...(libraries.length > 1
      ? [
          {
            name: 'library',
            label: translate({id: 'docs.demo.dateLibrary', message: 'Date library'}),
            value: library,
            options: libraries.map((one) => [one, DATE_LIBRARY_NAMES[one]] as const),
            choose: (next: string) => dateLibraryStore.set(next as DemoLibrary),
          },
        ]
      : []),
  ];

  return (
    <div className={styles.choices} data-needs-script>
      {choices.map(({name, label, value, options, choose}) => (
        <label key={name} className={styles.choice}>
          <span>{label}</span>
          <select value={value} onChange={(event) => choose(event.target.value)}>
            {options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p className={styles.links}>
        {picker.pro && <PlanChip plan="pro" />}
        <Link to={picker.guide}>
          <Translate id="docs.pickerPlayground.guide" description="Links to a component's guide">
            Guide
          </Translate>
        </Link>
        <Link to={picker.api}>
          <Translate
            id="docs.pickerChooser.api"
            description="Links from a component to the page of its API"
            values={{name: picker.name}}
          >
            {'{name} API'}
          </Translate>
        </Link>
      </p>
    </div>
  );
}
