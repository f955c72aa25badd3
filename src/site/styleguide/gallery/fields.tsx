import { CheckField } from '#ui/check-field.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { PhoneField } from '#ui/phone-field.tsx';
import { SecretField } from '#ui/secret-field.tsx';
import { Exhibit, Shelf } from './shelf.tsx';

/** Fields in every state. */
export function Fields() {
  return (
    <>
      <Boxes />
      <PhoneAndCode />
      <Ticks />
      <OnTheDado />
    </>
  );
}

function Boxes() {
  return (
    <Shelf name="Field">
      <Exhibit of="empty">
        <TextField label="Name" name="name" />
      </Exhibit>
      <Exhibit of="focus">
        <TextField label="Name" className="focused" defaultValue="Kaveri" />
      </Exhibit>
      <Exhibit of="error">
        <TextField
          label="Email"
          type="email"
          defaultValue="kaveri@"
          problem="Enter an email like name@example.org"
        />
      </Exhibit>
      <Exhibit of="disabled">
        <TextField label="Constituency" disabled defaultValue="Neeravan" />
      </Exhibit>
      <Exhibit of="optional, with a hint">
        <TextField label="Village" optional="optional" hint="The one that you vote in." />
      </Exhibit>
      <Exhibit of="search">
        <TextField label="Search" type="search" icon="search" />
      </Exhibit>
      <Exhibit of="a choice of one">
        <SelectField label="Month" defaultValue="">
          <option value="">All months</option>
          <option>December</option>
        </SelectField>
      </Exhibit>
      <Exhibit of="a choice, focus">
        <SelectField label="Month" className="focused" defaultValue="">
          <option value="">All months</option>
        </SelectField>
      </Exhibit>
      <Exhibit of="several lines">
        <TextAreaField label="Message" defaultValue="I can teach maths on Sundays." />
      </Exhibit>
      <Exhibit of="several lines, error">
        <TextAreaField label="Message" problem="Message is required" />
      </Exhibit>
    </Shelf>
  );
}

const why = 'Each letter has a link to stop it.';

function Ticks() {
  return (
    <Shelf name="Password, tick and switch">
      <Exhibit of="password">
        <SecretField label="Password" defaultValue="a boat and two oars" show="Show" hide="Hide" />
      </Exhibit>
      <Exhibit of="open, ticked" wide>
        <CheckField label="The newsletter by email" hint={why} />
        <CheckField defaultChecked label="The newsletter by email" />
      </Exhibit>
      <Exhibit of="error" wide>
        <CheckField label="I agree" problem="Your consent is needed" />
      </Exhibit>
      <Exhibit of="switch: off, on, not to be changed" wide>
        <CheckField instant label="Messages by SMS" hint={why} />
        <CheckField instant defaultChecked label="Showing my name" />
        <CheckField instant defaultChecked disabled label="My account" />
      </Exhibit>
    </Shelf>
  );
}

function PhoneAndCode() {
  return (
    <Shelf name="Phone and code">
      <Exhibit of="phone, empty">
        <PhoneField label="Mobile number" />
      </Exhibit>
      <Exhibit of="phone, with a hint">
        <PhoneField
          label="Mobile number"
          defaultValue="98765 4"
          hint="Ten digits, without the zero."
        />
      </Exhibit>
      <Exhibit of="phone, error">
        <PhoneField
          label="Mobile number"
          defaultValue="98765"
          problem="A mobile number has ten digits"
        />
      </Exhibit>
      <Exhibit of="code, empty" wide>
        <OtpField label="Six digits" />
      </Exhibit>
      <Exhibit of="code, three digits in" wide>
        <OtpField label="Six digits" defaultValue="482" />
      </Exhibit>
      <Exhibit of="code, wrong" wide>
        <OtpField
          label="Six digits"
          defaultValue="482913"
          problem="That code is not right. Check the message, or ask for a new one."
        />
      </Exhibit>
    </Shelf>
  );
}

function OnTheDado() {
  return (
    <Shelf name="Fields on the dado">
      <div className="gallery-dado dado on-dado">
        <TextField label="Email address" type="email" problem="Email is required" />
      </div>
    </Shelf>
  );
}
