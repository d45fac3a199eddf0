import type * as React from 'react';
import {styled} from '@mui/material/styles';
import {
  Unstable_PickersSectionList as SectionList,
  type PickersSectionListProps,
} from '@mui/x-date-pickers/PickersSectionList';

const Frame = styled('div')({display: 'flex', border: '2px solid', padding: 8});
const List = styled(SectionList)({flex: 1, alignItems: 'center'});

type SectionProps = Pick<
  PickersSectionListProps,
  | 'elements'
  | 'sectionListRef'
  | 'contentEditable'
  | 'tabIndex'
  | 'onClick'
  | 'onFocus'
  | 'onBlur'
  | 'onInput'
  | 'onPaste'
  | 'onKeyDown'
>;

interface PlainInputProps {
  label: React.ReactNode;
  /** The result of a field hook. */
  field: SectionProps & {error?: boolean};
  width?: number;
  frameRef?: React.Ref<HTMLDivElement>;
  /** The button that opens the popup. */
  children?: React.ReactNode;
}

/** Renders the sections of a field in plain HTML elements. */
export function PlainInput({label, field, width, frameRef, children}: PlainInputProps) {
  return (
    <div role="group" aria-label={String(label)}>
      <div aria-hidden>{label}</div>
      <Frame
        ref={frameRef}
        style={{width, borderColor: field.error ? 'red' : undefined}}
      >
        <List
          elements={field.elements}
          sectionListRef={field.sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onInput={field.onInput}
          onPaste={field.onPaste}
          onKeyDown={field.onKeyDown}
        />
        {children}
      </Frame>
    </div>
  );
}
