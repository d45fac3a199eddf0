import {render, screen} from '@testing-library/react';
import {useState} from 'react';
import {withControlValues} from './withControlValues';

function PropsProbe(props: Record<string, unknown>) {
  const [first] = useState(props.views);
  return <p>{JSON.stringify({...props, first})}</p>;
}
const Demo = withControlValues(PropsProbe, {
  minDate: (text) => `date ${String(text)}`,
  'slots.day=A': () => 'component A',
});
const readProps = () => JSON.parse(screen.getByText(/^\{/).textContent) as object;

test('values become props, and those that are only read on mount remount the demo', () => {
  const {rerender} = render(<Demo minDate="2025" {...{'slotProps.tabs.hidden': true}} />);
  expect(readProps()).toEqual({minDate: 'date 2025', slotProps: {tabs: {hidden: true}}});
  rerender(<Demo {...{'slots.day': 'A', views: ['year']}} minDate={undefined} />);
  expect(readProps()).toEqual({slots: {day: 'component A'}, views: ['year'], first: ['year']});
});
