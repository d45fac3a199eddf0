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
  [undefined, "Missing prop `controls`. Write `controls={[{prop: '…', type: 'switch'}]}`."],
  [[], "Missing prop `controls`. Write `controls={[{prop: '…', type: 'switch'}]}`."],
  [[{type: 'switch'}], 'Missing `prop` of a control. Add the name of a prop.'],
  [[SWITCH, SWITCH], 'Duplicate control "a". Keep one.'],
])('rejects %j', (controls, line) => {
  expect(() => checkControls(controls)).toThrow(new Error(line));
});

test.each([
  [
    {type: 'dial'},
    'Unknown type of the control "a". Use one of switch, slider, number, radio, select, color, input, placement.',
  ],
  [{type: 'switch', label: 3}, '`label` of the control "a" must be a string.'],
  [{type: 'switch', min: 3}, 'Unknown field `min` of the switch "a". Remove it.'],
  [{type: 'slider', min: 0, default: 0}, '`max` of the control "a" must be a number.'],
  [
    {type: 'radio', options: ['x'], default: 'x'},
    '`options` of the control "a" must be an array of two or more strings or numbers.',
  ],
  [
    {type: 'select', options: ['x', 'y'], default: 'z'},
    '`default` of the control "a" must be one of its options.',
  ],
  [{type: 'color', default: 'red'}, '`default` of the control "a" must be a color like "#1976d2".'],
  [
    {type: 'placement', default: 'above'},
    '`default` of the control "a" must be one of top-start, top, top-end, right-start, right, right-end, bottom-end, bottom, bottom-start, left-end, left, left-start.',
  ],
  [{type: 'switch', default: 1}, '`default` of the control "a" must be true or false.'],
])('rejects the control %j', (control, line) => {
  expect(() => checkControls([{prop: 'a', ...control}])).toThrow(new Error(line));
});
