import {checkControls} from './checkControls';

describe('checkControls', () => {
  it('passes every kind of control', () => {
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

  it.each([
    [undefined, 'needs controls: write controls={[{prop: "…", type: "switch"}]}.'],
    [[], 'needs controls: write controls={[{prop: "…", type: "switch"}]}.'],
    [[{type: 'switch'}], 'has a control without a prop: give each one the name of a prop.'],
    [
      [
        {prop: 'a', type: 'switch'},
        {prop: 'a', type: 'switch'},
      ],
      'has a control "a" twice: keep one.',
    ],
    [
      [{prop: 'a', type: 'dial'}],
      'has a control "a" of an unknown type: use one of switch, slider, number, radio, select, color, input, placement.',
    ],
    [[{prop: 'a', type: 'switch', label: 3}], 'has a control "a" whose label is no text.'],
    [
      [{prop: 'a', type: 'switch', min: 3}],
      'has a control "a" with a field "min", which a switch does not have.',
    ],
    [
      [{prop: 'a', type: 'slider', min: 0, default: 0}],
      'has a control "a" whose max is not a number.',
    ],
    [
      [{prop: 'a', type: 'radio', options: ['x'], default: 'x'}],
      'has a control "a" whose options is not a list of two or more texts or numbers.',
    ],
    [
      [{prop: 'a', type: 'select', options: ['x', 'y'], default: 'z'}],
      'has a control "a" whose default is not one of its options.',
    ],
    [
      [{prop: 'a', type: 'color', default: 'red'}],
      'has a control "a" whose default is not a colour like "#1976d2".',
    ],
    [
      [{prop: 'a', type: 'placement', default: 'above'}],
      'has a control "a" whose default is not one of top-start, top, top-end, right-start, right, right-end, bottom-end, bottom, bottom-start, left-end, left, left-start.',
    ],
    [
      [{prop: 'a', type: 'switch', default: 1}],
      'has a control "a" whose default is not true or false.',
    ],
  ])('refuses %j', (controls, message) => {
    expect(() => checkControls(controls)).toThrow(new Error(message));
  });
});
