import {checkControls} from './checkControls';

test('every kind of control is accepted', () => {
  expect(() =>
    checkControls([
      {prop: 'a', type: 'switch'},
      {prop: 'b', type: 'switch', default: true, label: 'B'},
      {prop: 'c', type: 'slider', min: 0, max: 10, default: 2},
      {prop: 'd', type: 'number', default: 2, step: 0.5},
      {prop: 'e', type: 'radio', options: ['x', 'y'], default: 'x'},
      {prop: 'f', type: 'select', options: [1, 2, 3], default: 2},
      {prop: 'g', type: 'color', default: '#1976d2'},
      {prop: 'h', type: 'input', default: ''},
      {prop: 'i', type: 'placement', default: 'top-end'},
    ]),
  ).not.toThrow();
});

const SWITCH = {prop: 'a', type: 'switch'};

test.each([
  [undefined, 'needs controls: write controls={[{prop: "…", type: "switch"}]}.'],
  [[], 'needs controls: write controls={[{prop: "…", type: "switch"}]}.'],
  [[{type: 'switch'}], 'has a control without a prop: give each one the name of a prop.'],
  [[SWITCH, SWITCH], 'has a control "a" twice: keep one.'],
])('rejects %j', (controls, message) => {
  expect(() => checkControls(controls)).toThrow(new Error(message));
});

test.each([
  [
    {type: 'dial'},
    'of an unknown type: use one of switch, slider, number, radio, select, color, input, placement.',
  ],
  [{type: 'switch', label: 3}, 'whose label is no text.'],
  [{type: 'switch', min: 3}, 'with a field "min", which a switch does not have.'],
  [{type: 'slider', min: 0, default: 0}, 'whose max is not a number.'],
  [
    {type: 'radio', options: ['x'], default: 'x'},
    'whose options is not a list of two or more texts or numbers.',
  ],
  [{type: 'select', options: ['x', 'y'], default: 'z'}, 'whose default is not one of its options.'],
  [{type: 'color', default: 'red'}, 'whose default is not a colour like "#1976d2".'],
  [
    {type: 'placement', default: 'above'},
    'whose default is not one of top-start, top, top-end, right-start, right, right-end, bottom-end, bottom, bottom-start, left-end, left, left-start.',
  ],
  [{type: 'switch', default: 1}, 'whose default is not true or false.'],
])('rejects the control %j', (control, message) => {
  expect(() => checkControls([{prop: 'a', ...control}])).toThrow(
    new Error(`has a control "a" ${message}`),
  );
});
