import type {SandboxForm} from './types';

/** Submits a form to a new tab and removes it from the page. */
export function submitForm({action, fields}: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
