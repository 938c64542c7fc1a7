import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BsbField } from '#features/ui/fields/BsbField.tsx';
import { SecretField } from '#features/ui/fields/SecretField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { Controlled } from './Controlled.tsx';

describe('TextField', () => {
  it('has help before it, a message after it, and reads both', () => {
    render(
      <Controlled initial="">
        {(field) => <TextField {...field} label="Priority code" optional help="If you have one" error="Too long" />}
      </Controlled>,
    );
    const input = screen.getByRole('textbox', { name: 'Priority code (optional)' });
    expect(input).toHaveAccessibleDescription('If you have one Too long');
    expect(input).toBeInvalid();
    expect(screen.getByText('If you have one').compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps the place of its message while there is none', () => {
    render(<Controlled initial="">{(field) => <TextField {...field} label="Name" />}</Controlled>);
    expect(document.getElementById('sample-message')).toBeEmptyDOMElement();
  });

  it('tells where focus went when it is left', async () => {
    const onBlur = jest.fn();
    render(
      <>
        <Controlled initial="">{(field) => <TextField {...field} label="Name" onBlur={onBlur} />}</Controlled>
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledWith(expect.objectContaining({ relatedTarget: screen.getByRole('button') }));
  });
});

describe('BsbField', () => {
  it.each([
    ['063000', '063-000'],
    ['063-000', '063-000'],
    ['063 000', '063-000'],
    ['12', '12'],
  ])('[1-BANK-23] shows %s as %s', async (typed, shown) => {
    render(<Controlled initial="">{(field) => <BsbField {...field} label="BSB" />}</Controlled>);
    await userEvent.type(screen.getByRole('textbox'), typed);
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue(shown);
  });
});

describe('SecretField', () => {
  it('is hidden until it is asked for, by a button that names it', async () => {
    render(
      <Controlled initial="123456782">
        {(field) => <SecretField {...field} label="Tax file number" secretName="TFN" />}
      </Controlled>,
    );
    const input = screen.getByRole('textbox', { name: 'Tax file number' });
    expect(input).toHaveClass('concealed');
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).toHaveAttribute('spellcheck', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Show TFN' }));
    expect(input).not.toHaveClass('concealed');
    await userEvent.click(screen.getByRole('button', { name: 'Hide TFN' }));
    expect(input).toHaveClass('concealed');
  });

  it('[3-TFN-11] says that a stored number is kept, has nothing of it to show, and takes what is typed in its place', async () => {
    render(
      <Controlled initial="******782">
        {(field) => <SecretField {...field} label="Tax file number" secretName="TFN" />}
      </Controlled>,
    );
    const input = screen.getByRole('textbox', { name: 'Tax file number' });
    expect(input).toHaveAccessibleDescription('This number is kept. Type to replace it.');
    expect(input).not.toHaveClass('concealed');
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(input, '123456782');
    expect(input).toHaveValue('123456782');
    expect(input).toHaveClass('concealed');
    expect(input).toHaveAccessibleDescription('');
    expect(screen.getByRole('button', { name: 'Show TFN' })).toBeVisible();
  });

  it.each([
    ['{Backspace}', ''],
    ['{ArrowLeft}{ArrowLeft}7', '7'],
    ['{Home}{Delete}', ''],
  ])('[3-TFN-11] any edit clears the mask: %s leaves "%s"', async (keys, left) => {
    render(
      <Controlled initial="******782">
        {(field) => <SecretField {...field} label="Tax file number" secretName="TFN" />}
      </Controlled>,
    );
    const input = screen.getByRole('textbox', { name: 'Tax file number' });
    await userEvent.type(input, keys);
    expect(input).toHaveValue(left);
  });
});
