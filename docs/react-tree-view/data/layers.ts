/** A layer of a screen in a design tool. */
export interface Layer {
  id: string;
  label: string;
  type: 'frame' | 'group' | 'text' | 'shape' | 'image';
  children?: Layer[];
}

/** The layers of two screens of an app. */
export const layers: Layer[] = [
  {
    id: 'sign-in',
    label: 'Sign in',
    type: 'frame',
    children: [
      {
        id: 'header',
        label: 'Header',
        type: 'group',
        children: [
          {id: 'logo', label: 'Logo', type: 'image'},
          {id: 'title', label: 'Welcome back', type: 'text'},
        ],
      },
      {
        id: 'form',
        label: 'Form',
        type: 'group',
        children: [
          {id: 'email', label: 'Email field', type: 'shape'},
          {id: 'password', label: 'Password field', type: 'shape'},
          {id: 'submit', label: 'Button', type: 'shape'},
        ],
      },
      {id: 'background', label: 'Background', type: 'image'},
    ],
  },
  {
    id: 'profile',
    label: 'Profile',
    type: 'frame',
    children: [
      {id: 'portrait', label: 'Portrait', type: 'image'},
      {id: 'name', label: 'Name', type: 'text'},
    ],
  },
];
