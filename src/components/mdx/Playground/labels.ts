import {translate} from '@docusaurus/Translate';

/** Returns the label of a control that isn't named after its prop. */
export function translateControlLabel(label: string): string {
  switch (label) {
    case 'empty':
      return translate({
        id: 'docs.pickerPlayground.empty',
        message: 'Start empty',
        description: 'A control: the component has no value at first',
      });
    case 'weekends':
      return translate({
        id: 'docs.pickerPlayground.weekends',
        message: 'Weekends disabled',
        description: 'A control: Saturdays and Sundays cannot be chosen',
      });
    case 'twoInputs':
      return translate({
        id: 'docs.pickerPlayground.twoInputs',
        message: 'Two inputs',
        description: 'A control: a range is entered in two inputs instead of one',
      });
    default:
      return label;
  }
}

/** Returns the heading of a group of controls. */
export function translateGroupLabel(group: string | undefined): string {
  switch (group) {
    case 'views':
      return translate({id: 'docs.pickerPlayground.views', message: 'Views and layout'});
    case 'value':
      return translate({id: 'docs.pickerPlayground.value', message: 'Value and state'});
    case 'field':
      return translate({id: 'docs.pickerPlayground.field', message: 'Field'});
    case 'validation':
      return translate({id: 'docs.pickerPlayground.validation', message: 'Validation'});
    case 'days':
      return translate({id: 'docs.pickerPlayground.days', message: 'Calendar'});
    case 'slots':
      return translate({id: 'docs.pickerPlayground.slots', message: 'Toolbar and action bar'});
    default:
      return translate({id: 'docs.playground.otherProps', message: 'Other props'});
  }
}
