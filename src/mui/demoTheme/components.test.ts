/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {COMPONENTS} from './components';

const MODULES = path.join(__dirname, '../../../node_modules');

test.each(Object.entries(COMPONENTS))(
  'the components of %s are those of its types',
  (name, listed) => {
    const file = name === '@mui/material' ? 'styles/props.d.ts' : 'themeAugmentation/props.d.ts';
    const types = fs.readFileSync(path.join(MODULES, name, file), 'utf8');
    const found = [...types.matchAll(/^\s+Mui(\w+)\??:/gm)].map((match) => match[1]!);
    expect(listed.split(' ')).toEqual([...new Set(found)].sort());
  },
);
