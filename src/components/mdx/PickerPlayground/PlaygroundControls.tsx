import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {PlaygroundHead} from '../Playground/PlaygroundHead';
import {controlsOf, type PlaygroundState} from './address';
import {ControlRow} from './ControlRow';
import {GROUPS, type Group, type Values} from './controls';
import styles from './PickerPlayground.module.css';

/** Renders the controls of a component's props in groups. */
export function PlaygroundControls({
  picker,
  values,
  onChange,
}: PlaygroundState & {onChange: (values: Values) => void}): ReactNode {
  const headId = useId();
  const controls = controlsOf(picker);
  const groups: Record<Group, string> = {
    views: translate({id: 'docs.pickerPlayground.views', message: 'Views and layout'}),
    value: translate({id: 'docs.pickerPlayground.value', message: 'Value and state'}),
    field: translate({id: 'docs.pickerPlayground.field', message: 'Field'}),
    validation: translate({id: 'docs.pickerPlayground.validation', message: 'Validation'}),
    days: translate({id: 'docs.pickerPlayground.days', message: 'Calendar'}),
    slots: translate({id: 'docs.pickerPlayground.slots', message: 'Toolbar and action bar'}),
  };
  return (
    <div className={styles.controls} role="group" aria-labelledby={headId} data-needs-script>
      <PlaygroundHead
        id={headId}
        isChanged={Object.keys(values).length > 0}
        onReset={() => onChange({})}
      />
      {GROUPS.map((group) => {
        const own = controls.filter((control) => control.group === group);
        return own.length === 0 ? null : (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.legend}>{groups[group]}</legend>
            {own.map((control) => (
              <ControlRow
                key={control.id}
                control={control}
                picker={picker}
                values={values}
                onChange={(value) => {
                  const {[control.id]: _before, ...rest} = values;
                  onChange(value === undefined ? rest : {...rest, [control.id]: value});
                }}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
