/** The styles of the drawer's text fields. */
export const INPUT_STYLE = {
  flex: 1,
  paddingInline: 1.5,
  border: '1px solid',
  borderColor: 'text.disabled',
  borderRadius: '8px',
  fontSize: '0.8125rem',
  '&:focus-within': {outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px'},
  '& ::placeholder': {color: 'text.secondary', opacity: 1},
} as const;
