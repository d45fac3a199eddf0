import {render, screen} from '@testing-library/react';
import {useState} from 'react';
import {withValues} from './withControlValues';

function Given(props: Record<string, unknown>) {
  const [first] = useState(props.views);
  return <p>{JSON.stringify({...props, first})}</p>;
}
const Demo = withValues(Given, {
  minDate: (text) => `date ${String(text)}`,
  'slots.day=A': () => 'component A',
});
const given = () => JSON.parse(screen.getByText(/^\{/).textContent) as object;

test('values become props, and those that are only read on mount remount the demo', () => {
  const {rerender} = render(<Demo minDate="2025" {...{'slotProps.tabs.hidden': true}} />);
  expect(given()).toEqual({minDate: 'date 2025', slotProps: {tabs: {hidden: true}}});
  rerender(<Demo {...{'slots.day': 'A', views: ['year']}} minDate={undefined} />);
  expect(given()).toEqual({slots: {day: 'component A'}, views: ['year'], first: ['year']});
});
