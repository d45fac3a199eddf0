import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import type {PickerChoice} from '../../../../site/mdx-components/shared';
import {CodeBlock} from '../Code/CodeBlock';
import {COPIED_DURATION_MS} from '../../common/Copy/CopyButton';
import styles from './PickerChooser.module.css';

export interface PickerChooserProps {
  /** The components to choose from; added at build time. */
  choices: PickerChoice[];
}

type Answers = Pick<PickerChoice, 'value' | 'range' | 'input'> & {
  device: NonNullable<PickerChoice['device']>;
};

const DEFAULT_ANSWERS: Answers = {value: 'date', range: false, input: 'popup', device: 'any'};

/** Returns the components that match the answers. The device matters only for popups. */
export function filterPickers(choices: readonly PickerChoice[], answers: Answers): PickerChoice[] {
  return choices.filter(
    ({value, range, input, device}) =>
      value === answers.value &&
      range === answers.range &&
      input === answers.input &&
      (device === undefined || device === answers.device),
  );
}

/** Renders a single-choice question. */
function Question<Value extends string | boolean>({
  label,
  options,
  value,
  onChange,
}: {
  label: ReactNode;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  value: Value;
  onChange: (value: Value) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={String(option)} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Asks what users enter, how it's displayed, and on which device, and shows the matching component
 * with its import and pages.
 */
export function PickerChooser({choices}: PickerChooserProps): ReactNode {
  const [answers, setAnswers] = useState(DEFAULT_ANSWERS);
  const updateAnswers = (part: Partial<Answers>) => setAnswers((before) => ({...before, ...part}));
  const matches = filterPickers(choices, answers);

  return (
    <div
      className={styles.root}
      role="group"
      aria-label={translate({
        id: 'docs.pickerChooser.label',
        message: 'Component chooser',
        description: 'Names the questions that lead to a component of the date pickers',
      })}
    >
      <div className={styles.questions}>
        <Question
          label={
            <Translate id="docs.pickerChooser.value" description="Asks for a kind of value">
              What do users enter?
            </Translate>
          }
          options={[
            [
              'date',
              <Translate key="date" id="docs.pickerChooser.date" description="A kind of value">
                A date
              </Translate>,
            ],
            [
              'time',
              <Translate key="time" id="docs.pickerChooser.time" description="A kind of value">
                A time
              </Translate>,
            ],
            [
              'date-time',
              <Translate key="both" id="docs.pickerChooser.dateTime" description="A kind of value">
                Both
              </Translate>,
            ],
          ]}
          value={answers.value}
          onChange={(value) => updateAnswers({value})}
        />
        <Question
          label={
            <Translate id="docs.pickerChooser.count" description="Asks for one value or a range">
              How many values?
            </Translate>
          }
          options={[
            [
              false,
              <Translate key="one" id="docs.pickerChooser.one" description="One value, no range">
                One
              </Translate>,
            ],
            [
              true,
              <Translate key="range" id="docs.pickerChooser.range" description="A start and an end">
                A range (Pro)
              </Translate>,
            ],
          ]}
          value={answers.range}
          onChange={(range) => updateAnswers({range})}
        />
        <Question
          label={
            <Translate id="docs.pickerChooser.input" description="Asks where a value is entered">
              How is it displayed?
            </Translate>
          }
          options={[
            [
              'popup',
              <Translate key="popup" id="docs.pickerChooser.popup" description="A way of input">
                Field with a popup
              </Translate>,
            ],
            [
              'field',
              <Translate key="field" id="docs.pickerChooser.field" description="A way of input">
                Field only
              </Translate>,
            ],
            [
              'page',
              <Translate key="page" id="docs.pickerChooser.page" description="A way of input">
                Always visible in the page
              </Translate>,
            ],
          ]}
          value={answers.input}
          onChange={(input) => updateAnswers({input})}
        />
        {answers.input === 'popup' && (
          <Question
            label={
              <Translate id="docs.pickerChooser.device" description="Asks for a kind of device">
                Which device?
              </Translate>
            }
            options={[
              [
                'any',
                <Translate key="any" id="docs.pickerChooser.anyDevice" description="A device">
                  Any
                </Translate>,
              ],
              [
                'desktop',
                <Translate key="desktop" id="docs.pickerChooser.desktop" description="A device">
                  Always as on desktop
                </Translate>,
              ],
              [
                'mobile',
                <Translate key="mobile" id="docs.pickerChooser.mobile" description="A device">
                  Always as on mobile
                </Translate>,
              ],
            ]}
            value={answers.device}
            onChange={(device) => updateAnswers({device})}
          />
        )}
      </div>
      <div className={styles.answers} role="status">
        {matches.length === 0 ? (
          <p className={styles.none}>
            <Translate
              id="docs.pickerChooser.none"
              description="Shown when no component matches the selected answers"
            >
              The package has no component for this. Use a field with a popup, or build your own
              from the components for one value.
            </Translate>
          </p>
        ) : (
          matches.map(({name, guide, api, importHtml}) => (
            <div key={name} className={styles.answer}>
              <p className={styles.name}>
                <Link to={guide}>{name}</Link>
                <Link to={api} className={styles.api}>
                  <Translate
                    id="docs.pickerChooser.api"
                    description="Links from a component to the page of its API"
                    values={{name}}
                  >
                    {'{name} API'}
                  </Translate>
                </Link>
              </p>
              <CodeBlock
                className={styles.code}
                html={importHtml}
                language="tsx"
                copiedDuration={COPIED_DURATION_MS}
              />
            </div>
          ))
        )}
      </div>
    </div>
  );
}
