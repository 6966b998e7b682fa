/** `(48) 99914-2207` of a Brazilian number with or without +55; any other number as it is stored. */
export function phoneText(phone: string): string {
  const parts = /^(?:\+?55)?([1-9]\d)(9?\d{4})(\d{4})$/.exec(phone);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}

/** The chat with a number; one without a country is Brazilian, and what is dialled before either goes. */
export function whatsAppLink(phone: string): string {
  const digits = phone
    .replace(/\D/g, '')
    .replace(/^00(?=\d{10})/, '+')
    .replace(/^0+/, '');
  const abroad = phone.startsWith('+') || digits.startsWith('+') || digits.length > 11;
  return `https://wa.me/${abroad ? digits.replace('+', '') : `55${digits}`}`;
}
