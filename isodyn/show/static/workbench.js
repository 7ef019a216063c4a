/* isodyn workbench, sources ea4ced44d01860512b3a3bfaaf969062b23825e298d8f0916f48d61192a50361 */
"use strict";(()=>{var jM=Object.defineProperty;var QM=(n,e)=>{for(var t in e)jM(n,t,{get:e[t],enumerable:!0})};var wt,$0,Sp,no,bp,Qu,X0,Zu,Y0,wp,Mp,eS,yc=Symbol.for("pv"),eh={},th=[],tS=/^m(i|n|o|s|text|space)$/,Ap=Array.isArray,Tp=th.slice,zo=Object.assign;function Bo(n){n&&n.parentNode&&n.remove()}function Xa(n,e,t){var i,r,s,o={},a=arguments.length;for(s in e)s=="key"?i=e[s]:s=="ref"&&typeof n!="function"?r=e[s]:o[s]=e[s];return a>2&&(o.children=a>3?Tp.call(arguments,2):t),vc(n,o,i,r,null)}function vc(n,e,t,i,r){var s={type:n,props:e,key:t,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:yc,__v:r||++$0,__i:-1,__u:0};return!r&&wt.vnode&&wt.vnode(s),s}function Wt(n){return n.children}function $a(n,e){this.props=n,this.context=e,this.__g=0}function io(n,e){if(e==null)return n.__&&io(n.__,n.__i+1);for(var t;e<n.__k.length;e++)if((t=n.__k[e])&&t.__e)return t.__e;return typeof n.type!="function"||n.props.__P?null:io(n)}function nS(n){var e,t=n.__v,i=t.__e,r=[],s=[],o=n.__P;o&&((e=zo({constructor:yc},t)).__v=t.__v+1,wt.vnode&&wt.vnode(e),Ep(o,e,t,n.__n,o.namespaceURI,32&t.__u?[i]:null,r,i||io(t),32&t.__u,s),e.__v=t.__v,e.__.__k[e.__i]=e,e_(r,e,s),t.__=t.__e=null,e.__e!=i&&J0(e))}function J0(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(e){return e&&(n.__e=e.__e)}),J0(n)}function W0(n){(8&n.__g||(n.__g|=8,no.push(n),Qu++))&&bp==wt.debounceRendering||((bp=wt.debounceRendering)||queueMicrotask)(K0)}function K0(){try{for(var n,e=1;no.length;)no.length>e&&no.sort(X0),n=no.shift(),e=no.length,8&n.__g&&nS(n)}finally{(Qu=no.length)&&(bp||queueMicrotask)(K0)}}function Z0(n,e,t,i,r,s,o,a,l,c,u){var h,d,f,g,v,p,m=i.__k||th,_=e.length;for(l=iS(t,e,m,l,_),h=0;h<_;h++)(f=t.__k[h])!=null&&(d=~f.__i&&m[f.__i]||eh,f.__i=h,p=Ep(n,f,d,r,s,o,a,l,c,u),g=f.__e,(d.ref!=f.ref||8&d.__u)&&(d.ref&&Cp(d.ref,null,f,d),f.ref&&u.push(f.ref,f.__c||g,f)),v=v||g,4&f.__u?(l=j0(f,l,n,!d.__v),d.__e&&(d.__e=null)):typeof f.type=="function"&&p!==void 0?l=p:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=v,l}function iS(n,e,t,i,r){var s,o,a,l,c,u,h,d,f,g=t.length,v=g,p=0,m=0,_=n.__k=Array(r);for(s=0;s<r;s++)(o=e[s])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=_[s]=vc(null,o):Ap(o)?o=_[s]=vc(Wt,{children:o}):o.constructor===yc&&o.__b?o=_[s]=vc(o.type,o.props,o.key,o.ref,o.__v):_[s]=o,l=s+p,o.__=n,o.__b=n.__b+1,a=null,~(c=o.__i=rS(o,t,l,v))&&(v--,(a=t[c])&&(a.__u|=2)),a&&a.__v?(o.__u|=16,c==l-1?p--:c==l+1?p++:c!=l&&(c>l?p--:p++,m=1)):(~c||(r>g?p--:r<g&&p++),typeof o.type!="function"&&(o.__u|=4))):_[s]=null;if(m){for(u=[],h=[],s=0;s<r;s++)if((o=_[s])&&16&o.__u){for(p=0,d=u.length;p<d;)u[f=p+d>>1]<o.__i?p=f+1:d=f;u[p]=o.__i,h[s]=p+1}for(p=u.length;s--;)h[s]&&(h[s]==p?p--:_[s].__u|=4)}if(v)for(s=0;s<g;s++)!(a=t[s])||2&a.__u||(a.__e==i&&(i=io(a)),Rp(a,a));return i}function j0(n,e,t,i){var r,s,o,a;if(typeof n.type=="function"){if(n.props.__P)return e;if(r=n.__k)for(s=0;s<r.length;s++)r[s]&&(r[s].__=n,e=j0(r[s],e,t,!1));return e}for(e&&!e.parentNode&&(e=io(n))&&!e.parentNode&&(e=null),o=n.__e,a=e;a&&a.nodeType==8;)a=a.nextSibling;for(o!=a&&(!i&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function rS(n,e,t,i){var r,s=n.key,o=n.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&s==null||l&&s==a.key&&o==a.type)return t;if(i>(l?1:0)){for(r=t-1;r>=0;r--)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&s==a.key&&o==a.type)return r}return-1}function q0(n,e,t){t==null&&(t=""),e[0]=="-"?n.setProperty(e,t):n[e]=t}function Ku(n,e,t,i,r){var s,o;if(e=="style")if(typeof t=="string")n.style.cssText=t;else{if(typeof i=="string"&&(n.style.cssText=i=""),i)for(e in i)t&&e in t||q0(n.style,e);if(t)for(e in t)i&&t[e]==i[e]||q0(n.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),typeof i!="function"&&(i=null),(n.__e||(n.__e={}))[e]=t,t&&i||(o=Mp[e]||(Mp[e]=sS(e)),(n.__a||(n.__a={}))[e]=wp,s=e!=(e=e.replace(Y0,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),t?n.addEventListener(e,o,s):n.removeEventListener(e,o,s));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in n)try{return void(n[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?n.removeAttribute(e):n.setAttribute(e,e=="popover"&&t==1?"":t)}}function sS(n){return function(e){var t=this.__e;if(t){if(t=t[n],e[Zu]==null)e[Zu]=wp++;else if(e[Zu]<this.__a[n])return;return t(wt.event?wt.event(e):e)}}}function Ep(n,e,t,i,r,s,o,a,l,c){var u,h,d,f,g,v,p,m,_,A,x,T,w,y,S,O,k,D,V=e.type;if(e.constructor!==yc)return null;128&t.__u&&(l=32&t.__u,u=t.__c.__z)&&(e.__u|=l,h=s=[],u.nodeType==8?a=ju(u,s):s.push(u),a=s[0]||a),(u=wt.__b)&&u(e);e:if(typeof V=="function"){d=o.length;try{if(m=e.props,_=(u=V.prototype)&&u.render,A=(u=V.contextType)&&i[u.__c],x=u?A?A.props.value:u.__:i,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(_?e.__c=f=new V(m,x):(e.__c=f=new $a(m,x),f.constructor=V,f.render=aS),A&&A.sub(f),f.state||(f.state={}),f.__n=i,f.__g|=8,f.__h=[],f.__k=[]),_&&(f.__s||(f.__s=f.state),V.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=zo({},f.__s)),zo(f.__s,V.getDerivedStateFromProps(m,f.__s)))),g=f.props,v=f.state,f.__v=e,t.__c){if(m!==g&&_&&!V.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(m,x),e.__v==t.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(m,f.__s,x)===!1){e.__v!=t.__v&&(f.props=m,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=t.__k,e.__k.some(function(L){L&&(L.__=e)}),th.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=io(t);break e}f.componentWillUpdate&&f.componentWillUpdate(m,f.__s,x),_&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,v,p)})}else _&&!V.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),_&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=x,f.props=m,f.__P=n,f.__g&=-5,T=wt.__r,w=_?25:0;do f.__g&=-9,T&&T(e),u=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++w<25);_&&(th.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(i=zo({},i,f.getChildContext())),_&&t.__c&&f.getSnapshotBeforeUpdate&&(p=f.getSnapshotBeforeUpdate(g,v)),y=u&&u.type===Wt&&u.key==null?u.props.children:u,m.__P&&(u=a,r=(n=m.__P).namespaceURI,l=s=null,t.props&&t.props.__P!=n&&(t.__k.some(function(L){L&&Rp(L,L)}),t.__k=null),a=t.__k?io(t,0):null),a=Z0(n,Ap(y)?y:[y],e,t,i,r,s,o,a,l,c),m.__P&&(e.__e=null,a=u),e.__u&=-161,h&&h.some(Bo),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(L){if(o.length=d,e.__v=null,l||s)if(L&&L.then){if(e.__u|=128|l,s){for(~(k=s.indexOf(a||void 0))||(k=s.length);(D=s[k-1])&&D.nodeType==8;)k--;for(;k<s.length;k++)if(D=s[k])if(s[k]=null,S){if(D==O)break}else{if(D.nodeType!=8)break;D.data.startsWith("$s")&&(O=ju(S=D))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(u=ju(S=e.__c.__z||(e.__c.__z=S)))?(e.__e=S,a=u):e.__e=a,a=a&&a.nextSibling}else s&&s.some(Bo);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),L&&L.then||Q0(e),wt.__e(L,e,t)}}else a=e.__e=oS(t.__e,e,t,i,r,s,o,l,c,n);return(u=wt.diffed)&&u(e),a}function ju(n,e){if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var t=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))t++;else if(n.data.startsWith("/$s")&&!--t)return n}e&&e.push(n)}}function Q0(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Q0))}function e_(n,e,t){for(var i=0;i<t.length;)Cp(t[i++],t[i++],t[i++]);wt.__c&&wt.__c(e,n),n.some(function(r){try{n=r.__h,r.__h=[],n.some(function(s){s.call(r)})}catch(s){wt.__e(s,r.__v)}})}function oS(n,e,t,i,r,s,o,a,l,c){var u,h,d,f,g,v,p,m,_=t.props||eh,A=e.props,x=e.type;if(x=="svg"?r="http://www.w3.org/2000/svg":x=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),s){for(u=0;u<s.length;u++)if((g=s[u])&&(x?g.localName==x:g.nodeType==3)){n=g,s[u]=null;break}}if(!n){if(m=c.ownerDocument||document,!x)return m.createTextNode(A);n=m.createElementNS(r,x,A.is?A:c),a&&(wt.__m&&wt.__m(e,s),a=!1),s=null}if(x){if(c=x=="template"&&n.content||n,s=x=="textarea"&&A.defaultValue!=null?null:s&&Tp.call(c.childNodes),!a&&s)for(_={},u=0;u<n.attributes.length;u++)_[(g=n.attributes[u]).name]=g.value;for(u in _)g=_[u],u=="dangerouslySetInnerHTML"?d=g:u=="children"||u in A||u=="value"&&"defaultValue"in A||u=="checked"&&"defaultChecked"in A||Ku(n,u,null,g,r);for(u in A)g=A[u],u=="children"?f=g:u=="dangerouslySetInnerHTML"?h=g:u=="value"?v=g:u=="checked"?p=g:a&&typeof g!="function"||_[u]===g||Ku(n,u,g,_[u],r);h?(a||d&&(h.__html==d.__html||h.__html==n.innerHTML)||(n.innerHTML=h.__html),e.__k=[]):(d&&(n.textContent=""),(x=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&tS.test(x))&&(r="http://www.w3.org/1999/xhtml"),Z0(c,Ap(f)?f:[f],e,t,i,r,s,o,s?s[0]:t.__k&&io(t,0),a,l),s&&s.some(Bo)),a&&x!="textarea"||(u="value",x=="progress"&&v==null?n.removeAttribute(u):v==null||v===n[u]&&(x!="progress"||v)||Ku(n,u,v,_[u],r),u="checked",p!=null&&p!=n[u]&&Ku(n,u,p,_[u],r))}else _===A||a&&n.data==A||(n.data=A);return n}function Cp(n,e,t,i){try{typeof n=="function"?e?e.__x=n(e)||1:i&&(i=i.__c||i.__e)&&(e=i.__x)&&(i.__x=null,typeof e=="function"?e():n(null)):n.current=e}catch(r){wt.__e(r,t)}}function Rp(n,e,t){var i,r,s,o;if(wt.unmount&&wt.unmount(n),!(i=n.ref)||i.current&&i.current!=n.__e||Cp(i,null,e,n),i=n.__c){if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(a){wt.__e(a,e)}i.__P=i.__n=null}if(i=n.__k)for(o=0;o<i.length;o++)i[o]&&Rp(i[o],e,typeof n.type!="function"||t&&!n.props.__P);!t&&(i=n.__c)&&(i=i.__z)&&(r=ju(i,s=[]))&&(i==n.__e&&s.some(Bo),Bo(r),Bo(i)),t||Bo(n.__e),n.__e=n.__c=n.__=null}function aS(n,e,t){return this.constructor(n,t)}function t_(n,e){var t,i,r,s;wt.__&&wt.__(n,e),e.nodeType==9&&(e=e.documentElement),i=(t=n&&32&n.__u)?null:e.__k,e.__k=vc(Wt,{children:[n]}),r=[],s=[],Ep(e,e.__k,i||eh,eh,e.namespaceURI,i?null:e.firstChild?Tp.call(e.childNodes):null,r,i?i.__e:e.firstChild,t,s),e_(r,e.__k,s),e.__k.props.children=null}wt={__e:function(n,e,t,i){for(var r,s,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(s=r.constructor)&&s.getDerivedStateFromError)&&r.setState(s.getDerivedStateFromError(n)),r.componentDidCatch&&(r.componentDidCatch(n,i||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw Qu=0,n}},$0=0,Sp=function(n){return n!=null&&n.constructor===yc},$a.prototype.setState=function(n,e){var t=this.__s;t&&t!=this.state||(t=this.__s=zo({},this.state)),typeof n=="function"&&(n=n(zo({},t),this.props)),n&&(zo(t,n),this.__v&&(e&&this.__k.push(e),W0(this)))},$a.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),W0(this))},$a.prototype.render=Wt,no=[],Qu=0,X0=function(n,e){return n.__v.__b-e.__v.__b},Zu=Symbol(),Y0=/(PointerCapture)$|Capture$/i,wp=0,Mp={},eS=0;var Ya,gi,Pp,n_,lS=Object.is,Ip=0,h_=[],Lp=[],Rn=wt,i_=Rn.__b,r_=Rn.__r,s_=Rn.diffed,o_=Rn.__c,a_=Rn.unmount,l_=Rn.__;function nh(n,e){Rn.__h&&Rn.__h(gi,n,Ip||e),Ip=0;var t=gi.__H||(gi.__H={__:[],__h:[]});return n>=t.__.length&&t.__.push({}),t.__[n]}function Mn(n,e){var t=nh(Ya++,3);!Rn.__s&&Fp(t.__H,e)&&(t.__P=!0,t.__=n,t.u=e,gi.__H.__h.push(t))}function Np(n,e){var t=nh(Ya++,4);!Rn.__s&&Fp(t.__H,e)&&(t.__P=!1,t.__=n,t.u=e,gi.__h.push(t))}function an(n){return Ip=5,ih(function(){return{current:n}},[])}function ih(n,e){var t=nh(Ya++,7);return Fp(t.__H,e)&&(t.__=n(),t.__H=e),t.__}function ts(){var n=nh(Ya++,11);if(!n.__){for(var e=gi.__v;!e.__m&&e.__;)e=e.__;var t=e.__m||(e.__m=[0,0]);n.__="P"+t[0]+"-"+t[1]++}return n.__}function cS(){var n;do{for(;n=Lp.shift();)try{xc(n)}catch(t){Rn.__e(t,{__:(n=n.__P)&&n.__v})}for(;n=h_.shift();){var e=n.__H;if(n.__P&&e)try{e.__h.some(xc),e.__h.some(Dp),e.__h=[]}catch(t){e.__h=[],Rn.__e(t,n.__v)}}}while(Lp.length)}Rn.__b=function(n){gi=null,i_&&i_(n)},Rn.__=function(n,e){n&&e.__k&&e.__k.__m&&(n.__m=e.__k.__m),l_&&l_(n,e)},Rn.__r=function(n){r_&&r_(n),Ya=0;var e=(gi=n.__c).__H;e&&(Pp==gi?gi.__h=[]:(e.__h.some(xc),e.__h.some(Dp),Ya=0),e.__h=[],e.__.some(function(t){t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Pp=gi},Rn.diffed=function(n){s_&&s_(n);var e=n.__c;e&&e.__H&&(e.__H.__h.length&&u_(h_.push(e)),e.__H.__.some(function(t){t.u&&(t.__H=t.u)})),Pp=gi=null},Rn.__c=function(n,e){e.some(function(t){try{t.__h.some(xc),t.__h=t.__h.filter(function(i){return!i.__||Dp(i)})}catch(i){t.__h=[function(){throw i}]}}),o_&&o_(n,e)},Rn.unmount=function(n){a_&&a_(n);var e,t,i=n.__c;i&&i.__H&&(i.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=n.__;t&&(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,u_(Lp.push(r))}else xc(r)}catch(s){e=s}}),i.__H=void 0,e&&Rn.__e(e,i.__v))};var c_=typeof requestAnimationFrame=="function";function uS(n){var e,t=function(){clearTimeout(i),c_&&cancelAnimationFrame(e),setTimeout(n)},i=setTimeout(t,35);c_&&(e=requestAnimationFrame(t))}function u_(n){n!=1&&n_==Rn.requestAnimationFrame||((n_=Rn.requestAnimationFrame)||uS)(cS)}function xc(n){var e=gi,t=n.__c;typeof t=="function"&&(n.__c=void 0,t()),gi=e}function Dp(n){var e=gi;n.__c=n.__(),gi=e}function Fp(n,e){return!n||n.length!=e.length||e.some(function(t,i){return!lS(t,n[i])})}var hS=Symbol.for("preact-signals");function ah(){if(ws>1)ws--;else{var n,e=!1;for((function(){var r=sh;for(sh=void 0;r!==void 0;){var s=r.S;if(s.v===r.v)for(var o=s.t;o!==void 0;o=o.x)o.i===r.i&&(o.i=s.i);r=r.o}})();Mc!==void 0;){var t=Mc;for(Mc=void 0,rh++;t!==void 0;){var i=t.u;if(t.u=void 0,t.f&=-3,!(8&t.f)&&f_(t))try{t.c()}catch(r){e||(n=r,e=!0)}t=i}}if(rh=0,ws--,e)throw n}}function Cr(n){if(ws>0)return n();kp=++dS,ws++;try{return n()}finally{ah()}}var bc,ln=void 0;function Sc(n){var e=ln,t=bc;ln=void 0,bc=void 0;try{return n()}finally{ln=e,bc=t}}var Mc=void 0,ws=0,rh=0,dS=0,kp=0,sh=void 0,oh=0;function d_(n){if(ln!==void 0){var e=n.n;if(e===void 0||e.t!==ln)return e={i:0,S:n,p:ln.s,n:void 0,t:ln,e:void 0,x:void 0,r:e},ln.s!==void 0&&(ln.s.n=e),ln.s=e,n.n=e,32&ln.f&&n.S(e),e;if(e.i===-1)return e.i=0,e.n!==void 0&&(e.n.p=e.p,e.p!==void 0&&(e.p.n=e.n),e.p=ln.s,e.n=void 0,ln.s.n=e,ln.s=e),e}}function $n(n,e){this.v=n,this.i=0,this.n=void 0,this.t=void 0,this.l=0,this.W=e?.watched,this.Z=e?.unwatched,this.name=e?.name}$n.prototype.brand=hS;$n.prototype.h=function(){return!0};$n.prototype.S=function(n){var e=this,t=this.t;t!==n&&n.e===void 0&&(n.x=t,this.t=n,t!==void 0?t.e=n:Sc(function(){var i;(i=e.W)==null||i.call(e)}))};$n.prototype.U=function(n){var e=this;if(this.t!==void 0){var t=n.e,i=n.x;t!==void 0&&(t.x=i,n.e=void 0),i!==void 0&&(i.e=t,n.x=void 0),n===this.t&&(this.t=i,i===void 0&&Sc(function(){var r;(r=e.Z)==null||r.call(e)}))}};$n.prototype.subscribe=function(n){var e=this;return It(function(){var t=e.value;Sc(function(){return n(t)})},{name:"sub"})};$n.prototype.valueOf=function(){return this.value};$n.prototype.toString=function(){return this.value+""};$n.prototype.toJSON=function(){return this.value};$n.prototype.peek=function(){var n=this;return Sc(function(){return n.value})};Object.defineProperty($n.prototype,"value",{get:function(){var n=d_(this);return n!==void 0&&(n.i=this.i),this.v},set:function(n){if(n!==this.v){if(rh>100)throw new Error("Cycle detected");(function(t){ws!==0&&rh===0&&t.l!==kp&&(t.l=kp,sh={S:t,v:t.v,i:t.i,o:sh})})(this),this.v=n,this.i++,oh++,ws++;try{for(var e=this.t;e!==void 0;e=e.x)e.t.N()}finally{ah()}}}});function Ge(n,e){return new $n(n,e)}function f_(n){for(var e=n.s;e!==void 0;e=e.n)if(e.S.i!==e.i||!e.S.h()||e.S.i!==e.i)return!0;return!1}function p_(n){for(var e=n.s;e!==void 0;e=e.n){var t=e.S.n;if(t!==void 0&&(e.r=t),e.S.n=e,e.i=-1,e.n===void 0){n.s=e;break}}}function m_(n){for(var e=n.s,t=void 0;e!==void 0;){var i=e.p;e.i===-1?(e.S.U(e),i!==void 0&&(i.n=e.n),e.n!==void 0&&(e.n.p=i)):t=e,e.S.n=e.r,e.r!==void 0&&(e.r=void 0),e=i}n.s=t}function Vo(n,e){$n.call(this,void 0,e),this.x=n,this.s=void 0,this.g=oh-1,this.f=4}Vo.prototype=new $n;Vo.prototype.h=function(){if(this.f&=-3,1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===oh))return!0;if(this.g=oh,this.f|=1,this.i>0&&!f_(this))return this.f&=-2,!0;var n=ln;try{p_(this),ln=this;var e=this.x();(16&this.f||this.v!==e||this.i===0)&&(this.v=e,this.f&=-17,this.i++)}catch(t){this.v=t,this.f|=16,this.i++}return ln=n,m_(this),this.f&=-2,!0};Vo.prototype.S=function(n){if(this.t===void 0){this.f|=36;for(var e=this.s;e!==void 0;e=e.n)e.S.S(e)}$n.prototype.S.call(this,n)};Vo.prototype.U=function(n){if(this.t!==void 0&&($n.prototype.U.call(this,n),this.t===void 0)){this.f&=-33;for(var e=this.s;e!==void 0;e=e.n)e.S.U(e)}};Vo.prototype.N=function(){if(!(2&this.f)){this.f|=6;for(var n=this.t;n!==void 0;n=n.x)n.t.N()}};Object.defineProperty(Vo.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var n=d_(this);if(this.h(),n!==void 0&&(n.i=this.i),16&this.f)throw this.v;return this.v}});function $e(n,e){return new Vo(n,e)}function g_(n){var e=n.j;if(n.j=void 0,typeof e=="function"){ws++;var t=ln;ln=void 0;try{e()}catch(i){throw n.f&=-2,n.f|=8,Up(n),i}finally{ln=t,ah()}}}function Up(n){for(var e=n.s;e!==void 0;e=e.n)e.S.U(e);n.x=void 0,n.s=void 0,g_(n)}function fS(n){if(ln!==this)throw new Error("Out-of-order effect");m_(this),ln=n,this.f&=-2;try{8&this.f&&Up(this)}finally{ah()}}function Ja(n,e){this.x=n,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=e?.name,bc&&bc.push(this)}Ja.prototype.c=function(){var n=this.S();try{if(8&this.f||this.x===void 0)return;var e=this.x();typeof e=="function"&&(this.j=e)}finally{n()}};Ja.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=1,this.f&=-9,g_(this),p_(this),ws++;var n=ln;return ln=this,fS.bind(this,n)};Ja.prototype.N=function(){2&this.f||(this.f|=2,this.u=Mc,Mc=this)};Ja.prototype.d=function(){this.f|=8,1&this.f||Up(this)};Ja.prototype.dispose=function(){this.d()};function It(n,e){var t=new Ja(n,e);try{t.c()}catch(r){throw t.d(),r}var i=t.d.bind(t);return i[Symbol.dispose]=i,i}var __,ch,lh,pS=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var v_=[];It(function(){__=this.N})();function Ka(n,e){wt[n]=e.bind(null,wt[n]||function(){})}function wc(n){if(lh){var e=lh;lh=void 0,e()}lh=n&&n.S()}function y_(n){var e=this,t=n.data,i=fn(t);i.name="ReactiveDom",i.value=t;var r=ih(function(){for(var a=e,l=e.__v;l=l.__;)if(l.__c){l.__c.__$f|=4;break}var c=$e(function(){var f=i.value.value;return f===0?0:f===!0?"":f||""}),u=$e(function(){return!Array.isArray(c.value)&&!Sp(c.value)}),h=It(function(){if(this.N=x_,u.value){var f=c.value;a.__v&&a.__v.__e&&a.__v.__e.nodeType===3&&(a.__v.__e.data=f)}}),d=e.__$u.d;return e.__$u.d=function(){h(),d.call(this)},[u,c]},[]),s=r[0],o=r[1];return s.value?o.peek():o.value}y_.displayName="ReactiveTextNode";Object.defineProperties($n.prototype,{constructor:{configurable:!0,value:Xa(Wt,null).constructor},type:{configurable:!0,value:y_},props:{configurable:!0,get:function(){var n=this;return{data:{get value(){return n.value}}}}},__b:{configurable:!0,value:1}});Ka("__b",function(n,e){if(wc(),ch=void 0,typeof e.type=="string"){var t,i=e.props;for(var r in i)if(r!=="children"){var s=i[r];s instanceof $n&&(t||(e.__np=t={}),t[r]=s,i[r]=s.peek())}}n(e)});Ka("__r",function(n,e){if(n(e),e.type!==Wt){wc();var t,i=e.__c;i&&(i.__$f&=-2,(t=i.__$u)===void 0&&(i.__$u=t=(function(r,s){var o;return It(function(){o=this},{name:s}),o.c=r,o})((function(r){return function(){var s;pS&&((s=this.y)==null||s.call(this)),r.__$f|=1,r.setState({})}})(i),typeof e.type=="function"?e.type.displayName||e.type.name:""))),ch=i,wc(t)}});Ka("__e",function(n,e,t,i){wc(),ch=void 0,n(e,t,i)});Ka("diffed",function(n,e){wc(),ch=void 0;var t;if(typeof e.type=="string"&&(t=e.__e)){var i=e.__np,r=e.props,s=t.U;if(s)for(var o in s){var a=s[o];a===void 0||i&&o in i||(a.d(),s[o]=void 0)}if(i){s||(s={},t.U=s);for(var l in i){var c=s[l],u=i[l];c===void 0?(c=mS(t,l,u,r),s[l]=c):c.o(u,r)}}}n(e)});function mS(n,e,t,i){var r=e in n&&n.ownerSVGElement===void 0,s=Ge(t);return{o:function(o,a){s.value=o,i=a},d:It(function(){this.N=x_;var o=s.value.value;i[e]!==o&&(i[e]=o,r?n[e]=o:o!=null&&(o!==!1||e[4]==="-")?n.setAttribute(e,o):n.removeAttribute(e))})}}Ka("unmount",function(n,e){if(typeof e.type=="string"){var t=e.__e;if(t){var i=t.U;if(i){t.U=void 0;for(var r in i){var s=i[r];s&&s.d()}}}var o=e.__np;if(o){var a=e.props;for(var l in o)a[l]=o[l]}e.__np=void 0}else{var c=e.__c;if(c){c.__$f|=8;var u=c.__$u;u&&(c.__$u=void 0,u.d())}}n(e)});Ka("__h",function(n,e,t,i){i<3&&(e.__$f|=2),n(e,t,i)});$a.prototype.shouldComponentUpdate=function(n,e){if(this.__R)return!0;var t=this.__$u,i=t&&t.s!==void 0;for(var r in e)return!0;if(this.__f||typeof this.u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(i||s||4&this.__$f)||1&this.__$f)return!0}else if(!(i||4&this.__$f)||3&this.__$f)return!0;for(var o in n)if(o!=="__source"&&n[o]!==this.props[o])return!0;for(var a in this.props)if(!(a in n))return!0;return!1};function fn(n,e){return ih(function(){return Ge(n,e)},[])}var gS=function(n){queueMicrotask(function(){queueMicrotask(n)})};function _S(){Cr(function(){for(var n;n=v_.shift();)__.call(n)})}function x_(){v_.push(this)===1&&(wt.requestAnimationFrame||gS)(_S)}var Ho=Ge(new Map);function gr(...n){return Ho.value=new Map([...Ho.peek(),...n.map(e=>[e.id,e])]),()=>{let e=new Map(Ho.peek());for(let t of n)e.get(t.id)===t&&e.delete(t.id);Ho.value=e}}var b_=()=>[...Ho.value.values()],Za=n=>n.able?.()??!0;function As(n){let e=Ho.peek().get(n);e&&Za(e)&&e.run()}var M_=typeof navigator<"u"&&/Mac|iPhone|iPad/.test(navigator.platform??"");function Xi(n){return M_?n.replace("Mod+","⌘").replace("Shift+","⇧").replace("Alt+","⌥"):n.replace("Mod","Ctrl")}function vS(n,e){let t=n.split("+"),i=t.pop()||"+";return t.includes("Mod")!==(M_?e.metaKey:e.ctrlKey)||t.includes("Alt")!==e.altKey||/^[A-Z]$/.test(i)&&t.includes("Shift")!==e.shiftKey?!1:e.key.toLowerCase()===(i==="Space"?" ":i.toLowerCase())}var yS=n=>n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(n.tagName)||n.closest("[role=menu],[role=dialog],[role=grid]")!==null);function S_(n){if(!n.defaultPrevented){for(let e of Ho.peek().values())if(!(!e.keys||!e.keys.split(" ").some(t=>vS(t,n)))&&!(!e.keys.includes("Mod")&&yS(n.target))&&!(e.keys.includes("Mod+Z")&&n.target instanceof HTMLInputElement&&n.target.dataset.dirty)&&Za(e)&&!(n.key===" "&&n.target instanceof HTMLElement&&n.target.closest("button,a,summary,[role=tab]"))){n.preventDefault(),e.run();return}}}var Op="isodyn-workbench";var Xn=class extends Error{constructor(t,i){super(t);this.remedy=i}remedy},_r=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],A_={mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]},dh=[["bodies","Bodies"],["frames","Link frames"],["axes","Joint axes"],["com","Centres of mass"],["inertia","Inertia ellipsoids"],["trace","Trace of the tip"],["names","Names"],["grid","Ground"]];function T_(n){return{joint:"R",a:0,alpha:0,d:0,theta:0,mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],lower:null,upper:null,velocity:null,effort:null,viscous:0,coulomb:[0,0],static:[0,0],rotor_inertia:0,gear_ratio:1,stiffness:0,rest:0,passive:!1,shapes:[],...n}}function xS(n){let e=t=>new Array(n).fill(t);return{control:"none",kp:e(100),kd:e(20),q0:e(0),qd0:e(0),target:e(0),follow:!1,duration:2,step:.001,friction:!1,stops:!1}}function bS(){return{screen:"start",eye:[],target:[],layers:["bodies","grid","trace"],degrees:!0,theme:"system",method:"",beside:""}}function Go(n,e,t=bS()){let i=e.length;return{format:Op,version:1,model:n,pose:{q:[...e],wrench:[0,0,0,0,0,0]},motion:{kind:"cycloidal",waypoints:[{t:0,q:[...e]},{t:2,q:e.map(r=>r+.5)}],ramp:.25,csv:""},simulation:{...xS(i),q0:[...e],target:e.map(r=>r+.5)},view:{...t,eye:[],target:[]},lesson:{name:"",step:0,answers:{}}}}function Bp(n,e){let t=(o,a=0)=>Array.from({length:e},(l,c)=>o[c]??a),{pose:i,motion:r,simulation:s}=n;return i.q.length===e&&s.kp.length===e?n:{...n,pose:{...i,q:t(i.q)},motion:{...r,waypoints:r.waypoints.map(o=>({...o,q:t(o.q)})),...r.csv?{kind:"cycloidal",csv:""}:{}},simulation:{...s,kp:t(s.kp,100),kd:t(s.kd,20),q0:t(s.q0),qd0:t(s.qd0),target:t(s.target)}}}var MS={},w_=8<<20,ja="Open a file that the workbench saved (“Save”), or start from the library.",Ts=(n,e)=>{throw new Xn(`This document cannot be read: ${n} ${e}.`,ja)},Sn=(n,e)=>{typeof n=="number"&&Number.isFinite(n)||Ts(e,"is not a finite number")},uh=n=>(e,t)=>{e===null||n(e,t)},Ji=(n,e)=>{typeof n=="string"||Ts(e,"is not text")},Ac=(n,e)=>{typeof n=="boolean"||Ts(e,"is neither true nor false")},Qa=(...n)=>(e,t)=>{n.includes(e)||Ts(t,`is none of ${n.join(", ")}`)},el=(n,e,t=1e5)=>(i,r)=>{if(!Array.isArray(i))return Ts(r,"is not a list");e!==void 0&&i.length!==e&&Ts(r,`has ${i.length} entries in place of ${e}`),i.length>t&&Ts(r,`has more than ${t} entries`),i.forEach((s,o)=>n(s,`${r}[${o}]`))},Yi=n=>(e,t)=>{if(typeof e!="object"||e===null||Array.isArray(e))return Ts(t,"is not a record");for(let[i,r]of Object.entries(n))Object.hasOwn(e,i)||Ts(t?`${t}.${i}`:i,"is missing"),r(e[i],t?`${t}.${i}`:i)},pn=n=>el(Sn,n),E_=Yi({mass:Sn,com:pn(3),inertia:pn(6)}),C_=Yi({kind:Qa("capsule","mesh","box","cylinder","sphere","ellipsoid"),ends:pn(),radius:Sn,size:pn(),frame:pn(),mesh:Ji}),SS=Yi({name:Ji,link:Ji,joint:Qa("R","P"),a:Sn,alpha:Sn,d:Sn,theta:Sn,mass:Sn,com:pn(3),inertia:pn(6),lower:uh(Sn),upper:uh(Sn),velocity:uh(Sn),effort:uh(Sn),viscous:Sn,coulomb:pn(2),static:pn(2),rotor_inertia:Sn,gear_ratio:Sn,stiffness:Sn,rest:Sn,passive:Ac,shapes:el(C_)}),wS=Yi({name:Ji,convention:Qa("standard","modified"),rows:el(SS,void 0,100),gravity:pn(3),base:pn(16),tool:pn(16),payload:E_,shapes:el(C_)}),AS=Yi({name:Ji,toml:Ji,gravity:pn(3),payload:E_}),TS=(n,e)=>(n?.kind==="source"?AS:wS)(n,e),ES=(n,e)=>{Yi({})(n,e);for(let[t,i]of Object.entries(n))Ji(i,`${e}.${t}`)},CS=Yi({model:TS,pose:Yi({q:pn(),wrench:pn(6)}),motion:Yi({kind:Qa("cycloidal","quintic","trapezoidal","waypoints","line","csv"),waypoints:el(Yi({t:Sn,q:pn()})),ramp:Sn,csv:Ji}),simulation:Yi({control:Qa("none","pd","pd_gravity","computed_torque"),kp:pn(),kd:pn(),q0:pn(),qd0:pn(),target:pn(),follow:Ac,duration:Sn,step:Sn,friction:Ac,stops:Ac}),view:Yi({screen:Ji,eye:pn(),target:pn(),layers:el(Ji),degrees:Ac,theme:Qa("system","light","dark","projector"),method:Ji,beside:Ji}),lesson:Yi({name:Ji,step:Sn,answers:ES})});function Tc(n){if(typeof n!="object"||n===null||n.format!==Op)throw new Xn("This is not a document of the workbench.",ja);let e=n,t=e.version;if(typeof t!="number"||!Number.isInteger(t)||t<1)throw new Xn(`This document cannot be read: its version is ${JSON.stringify(t)}.`,ja);if(t>1)throw new Xn(`This document has version ${t}; this workbench reads up to ${1}.`,"Update isodyn: pip install --upgrade isodyn");for(let s=t;s<1;s++)e={...MS[s](e),version:s+1};CS(e,"");let i=e,r=i.model;if(r.kind==="dh"){if(!r.rows.length)throw new Xn("This document cannot be read: its table has no rows.",ja);return Bp(i,r.rows.length)}return i}function Ec(n){if(n.length>w_)throw new Xn(`This document is too large: ${n.length} characters; at most ${w_}.`,ja);let e;try{e=JSON.parse(n)}catch{throw new Xn("This is not a document of the workbench: it is not JSON.",ja)}return Tc(e)}var R_=n=>JSON.stringify(n,null,1)+`
`;var Ki=Math.PI/180,ki=Math.PI/2,Pn=n=>T_({name:"",...n}),RS=[0,0,-9.81];function Bn(n,e,t){let i=Math.hypot(...e),r=e.map(c=>i?c/i:0),s=n*(i**2/12+t**2/4),o=n*t**2/2,a=(c,u)=>(c===u?s:0)+(o-s)*r[c]*r[u],l=c=>Number(c.toPrecision(6))||0;return{mass:n,com:e.map(c=>l(c/2)),inertia:[a(0,0),a(1,1),a(2,2),a(0,1),a(0,2),a(1,2)].map(l)}}var Yn=(n,e,t)=>({lower:-n*Ki,upper:n*Ki,velocity:e,effort:t}),P_=(n,e,t,i)=>({lower:n,upper:e,velocity:t,effort:i});function tl(n,e,t,i,r=RS,s=_r){let o={kind:"dh",name:n,convention:"standard",rows:i.map((a,l)=>({...a,name:`joint${l+1}`})),gravity:[...r],base:[..._r],tool:[...s],payload:structuredClone(A_),shapes:[]};return{title:n,words:e,joints:i.map(a=>a.joint).join(""),home:t,model:o}}var Cc=(n,e,t)=>Pn({link:`link${n}`,a:e,mass:t,com:[-e/2,0,0],inertia:[t*.01**2/12,t*e**2/12,t*e**2/12,0,0,0],...Yn(180,6,20)}),I_=[0,-9.81,0],Rc=[tl("Planar 2R","Two rods in a vertical plane",[60*Ki,-50*Ki],[Cc(1,.3,.5),Cc(2,.25,.4)],I_),tl("Planar 3R","Three rods of Saha’s Example 9.4",[70*Ki,-50*Ki,-40*Ki],[Cc(1,.3,.5),Cc(2,.25,.4),Cc(3,.22,.3)],I_),tl("Spherical RRP","Turret, shoulder and a sliding arm",[35*Ki,-20*Ki,.35],[Pn({link:"turret",d:.4,alpha:-ki,...Bn(8,[0,.4,0],.06),...Yn(160,2,120)}),Pn({link:"shoulder",d:.12,theta:-ki,alpha:-ki,...Bn(5,[0,.12,0],.05),...Yn(110,2,120)}),Pn({link:"slide",joint:"P",d:.2,...Bn(2.5,[0,0,-.4],.03),...P_(0,.5,1,300)})]),tl("SCARA","Two parallel arms, a quill that turns",[40*Ki,-70*Ki,.08,0],[Pn({link:"upper arm",d:.38,a:.325,...Bn(7,[-.325,0,0],.05),...Yn(150,6.7,90)}),Pn({link:"forearm",a:.275,alpha:Math.PI,...Bn(4,[-.275,0,0],.045),...Yn(145,12,45)}),Pn({link:"quill",joint:"P",d:.06,...Bn(1.2,[0,0,-.25],.015),...P_(0,.2,1.1,150)}),Pn({link:"flange",d:.03,...Bn(.3,[0,0,-.03],.03),...Yn(360,25,8)})]),tl("Six-axis arm","Elbow and a spherical wrist, like most of industry",[20,35,25,20,55,0].map(n=>n*Ki),[Pn({link:"turret",d:.4,a:.06,alpha:-ki,...Bn(16,[-.06,.3,0],.1),...Yn(170,3,300),viscous:1.5,coulomb:[4,-4]}),Pn({link:"upper arm",a:.5,theta:-ki,...Bn(11,[-.5,0,0],.07),...Yn(120,3,300),viscous:1.5,coulomb:[4,-4]}),Pn({link:"elbow",a:.05,alpha:-ki,...Bn(6,[-.05,0,.1],.06),...Yn(140,3,150),viscous:.8,coulomb:[2,-2]}),Pn({link:"forearm",d:.48,alpha:ki,...Bn(5,[0,-.4,0],.045),...Yn(180,6,40),viscous:.3,coulomb:[.8,-.8]}),Pn({link:"wrist",alpha:-ki,...Bn(1.6,[0,0,.08],.04),...Yn(120,6,40),viscous:.3,coulomb:[.8,-.8]}),Pn({link:"flange",d:.09,...Bn(.5,[0,0,-.05],.035),...Yn(360,8,20),viscous:.2,coulomb:[.5,-.5]})]),tl("Seven-axis arm","One joint more than space needs: the elbow can swing",[20,35,-15,-75,10,60,0].map(n=>n*Ki),[Pn({link:"link1",d:.34,alpha:-ki,...Bn(5.8,[0,.18,0],.07),...Yn(170,1.7,320)}),Pn({link:"link2",alpha:ki,...Bn(5.2,[0,0,.2],.065),...Yn(120,1.7,320)}),Pn({link:"link3",d:.4,alpha:ki,...Bn(4,[0,-.2,0],.06),...Yn(170,1.7,176)}),Pn({link:"link4",alpha:-ki,...Bn(3.8,[0,0,.2],.055),...Yn(120,2.2,176)}),Pn({link:"link5",d:.4,alpha:-ki,...Bn(2.6,[0,.2,0],.05),...Yn(170,2.4,110)}),Pn({link:"link6",alpha:ki,...Bn(1.9,[0,0,.06],.045),...Yn(120,3.1,40)}),Pn({link:"link7",d:.126,...Bn(.6,[0,0,-.06],.04),...Yn(175,3.1,40)})])];var L_=Rc[4],_i=Ge(Go(L_.model,L_.home)),ns=Ge([]),Pc=Ge([]),PS=1500,IS=300,Ui=$e(()=>_i.value),zt=$e(()=>_i.value.model),Yt=$e(()=>_i.value.pose),is=$e(()=>_i.value.motion),Rr=$e(()=>_i.value.simulation),Jt=$e(()=>_i.value.view),dI=$e(()=>_i.value.lesson),Wo=$e(()=>ns.value.at(-1)?.label??""),qo=$e(()=>Pc.value.at(-1)?.label??"");function vi(n,e,t=""){let i=_i.peek(),r={...i,...e(i)};r.model.kind==="dh"&&(r=Bp(r,r.model.rows.length));let s=ns.peek(),o=s.at(-1),a=performance.now();Cr(()=>{t&&o&&o.key===t&&a-o.at<PS?ns.value=[...s.slice(0,-1),{...o,after:r,at:a}]:ns.value=[...s.slice(-IS),{label:n,before:i,after:r,key:t,at:a}],Pc.value=[],_i.value=r})}function nl(){let n=ns.peek().at(-1);n?.key&&(ns.value=[...ns.peek().slice(0,-1),{...n,key:""}])}function In(n){_i.value={..._i.peek(),view:{..._i.peek().view,...n}}}function Pr(n,e,t=!1){let{theme:i,degrees:r,layers:s,screen:o}=_i.peek().view;vi(n,()=>t?e:{...e,view:{...e.view,theme:i,degrees:r,layers:s,screen:o}})}function D_(n,e,t){let i=n.peek().at(-1);i&&Cr(()=>{n.value=n.peek().slice(0,-1),e.value=[...e.peek(),{...i,key:""}],_i.value={...i[t],view:_i.peek().view}})}var N_=()=>D_(ns,Pc,"before"),F_=()=>D_(Pc,ns,"after");function k_(n){Cr(()=>{ns.value=[],Pc.value=[],_i.value=n})}var Oi=n=>Number.isInteger(n)&&Math.abs(n)<1e15?`${n}.0`:String(n),Lt=n=>`[${Array.from(n,Oi).join(", ")}]`,Ic=n=>JSON.stringify(n),LS=n=>`[${[0,1,2,3].map(e=>Lt(n.slice(4*e,4*e+4))).join(", ")}]`;function zp(){let n=Ui.value.model,e=["import isodyn as iso",""];return n.kind==="dh"?e.push(...DS(n)):e.push(`robot = iso.Robot.from_toml('''${n.toml.replaceAll("\\","\\\\").replaceAll("'''","\\'\\'\\'")}''').with_gravity(${Lt(n.gravity)})`),n.payload.mass>0&&e.push(`robot = robot.with_payload(${Oi(n.payload.mass)}, ${Lt(n.payload.com)}, ${Lt(n.payload.inertia)})`),e.join(`
`)}function DS(n){let e=n.rows.map(i=>{let r=[`joint=${Ic(i.joint)}`];for(let o of["a","alpha","d","theta","mass"])i[o]&&r.push(`${o}=${Oi(i[o])}`);i.com.some(Boolean)&&r.push(`com=${Lt(i.com)}`),i.inertia.some(Boolean)&&r.push(`inertia=${Lt(i.inertia)}`);let s=["lower","upper","velocity","effort"].filter(o=>i[o]!==null);s.length&&r.push(`limits=iso.Limits(${s.map(o=>`${o}=${Oi(i[o])}`).join(", ")})`);for(let o of["viscous","rotor_inertia","stiffness","rest"])i[o]&&r.push(`${o}=${Oi(i[o])}`);i.gear_ratio!==1&&r.push(`gear_ratio=${Oi(i.gear_ratio)}`);for(let o of["coulomb","static"])i[o].some(Boolean)&&r.push(`${o}=(${i[o].map(Oi).join(", ")})`);return i.passive&&r.push("passive=True"),r.push(`joint_name=${Ic(i.name)}`,`link_name=${Ic(i.link)}`),`    dict(${r.join(", ")}),`}),t=["base","tool"].filter(i=>n[i].some((r,s)=>r!==_r[s]));return["rows = [",...e,"]",`robot = iso.Robot.from_dh(rows, convention=${Ic(n.convention)}, name=${Ic(n.name||"robot")}, gravity=${Lt(n.gravity)}${t.map(i=>`, ${i}=${LS(n[i])}`).join("")})`]}var Zi=(...n)=>[zp(),...n].join(`
`)+`
`;var ro=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];function Es(n,e){return[n[0],n[1],n[2],e[0],n[3],n[4],n[5],e[1],n[6],n[7],n[8],e[2],0,0,0,1]}function Kt(n){return[n[0],n[1],n[2],n[4],n[5],n[6],n[8],n[9],n[10]]}function Ye(n){return[n[3],n[7],n[11]]}function Vt(n,e){let t=new Array(16).fill(0);for(let i=0;i<3;i++)for(let r=0;r<4;r++)t[4*i+r]=n[4*i]*e[r]+n[4*i+1]*e[4+r]+n[4*i+2]*e[8+r]+(r===3?n[4*i+3]:0);return t[15]=1,t}function $o(n){let e=oo(Kt(n));return Es(e,Ht(so(e,Ye(n)),-1))}function Ct(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2]+n[3],n[4]*e[0]+n[5]*e[1]+n[6]*e[2]+n[7],n[8]*e[0]+n[9]*e[1]+n[10]*e[2]+n[11]]}function so(n,e){return[n[0]*e[0]+n[1]*e[1]+n[2]*e[2],n[3]*e[0]+n[4]*e[1]+n[5]*e[2],n[6]*e[0]+n[7]*e[1]+n[8]*e[2]]}function Cs(n,e){let t=[];for(let i=0;i<3;i++)for(let r=0;r<3;r++)t.push(n[3*i]*e[r]+n[3*i+1]*e[3+r]+n[3*i+2]*e[6+r]);return t}function oo(n){return[n[0],n[3],n[6],n[1],n[4],n[7],n[2],n[5],n[8]]}function Jn(n,e){return Array.from(n,(t,i)=>t+e[i])}function mn(n,e){return Array.from(n,(t,i)=>t-e[i])}function Ht(n,e){return Array.from(n,t=>t*e)}function zn(n,e){let t=0;for(let i=0;i<n.length;i++)t+=n[i]*e[i];return t}function ao(n,e){return[n[1]*e[2]-n[2]*e[1],n[2]*e[0]-n[0]*e[2],n[0]*e[1]-n[1]*e[0]]}function St(n){return Math.sqrt(zn(n,n))}function fh(n,e){let[t,i,r]=[n[0],n[1],n[2]],s=Math.cos(e),o=Math.sin(e),a=1-s;return[s+t*t*a,t*i*a-r*o,t*r*a+i*o,i*t*a+r*o,s+i*i*a,i*r*a-t*o,r*t*a-i*o,r*i*a+t*o,s+r*r*a]}function Xo(n){let e=[n[0],n[4],n[8]],t=[0,1,2].map(u=>1+e[u]-e[(u+1)%3]-e[(u+2)%3]);t.push(1+e[0]+e[1]+e[2]);let i=(u,h)=>n[3*u+h],r=t.indexOf(Math.max(...t)),s=[0,0,0,0];for(let u=0;u<3;u++){let[h,d]=[(u+1)%3,(u+2)%3];r===3?s[u]=i(d,h)-i(h,d):r===u&&(s[u]=t[u],s[h]=i(u,h)+i(h,u),s[d]=i(u,d)+i(d,u),s[3]=i(d,h)-i(h,d))}r===3&&(s[3]=t[3]);let o=Math.sqrt(zn(s,s)),a=Math.abs(s[3])/o,l=s.slice(0,3).map(u=>(s[3]<0?-1:1)*u/o),c=St(l);return c>0?Ht(l,2*Math.atan2(c,a)/c):[0,0,0]}function ph(n,e){let t=e.length,i=new Float64Array(t*t);for(let s=0;s<t;s++)for(let o=0;o<=s;o++){let a=n[t*s+o];for(let l=0;l<o;l++)a-=i[t*s+l]*i[t*o+l];if(s===o){if(!(a>0))return null;i[t*s+s]=Math.sqrt(a)}else i[t*s+o]=a/i[t*o+o]}let r=Array.from(e);for(let s=0;s<t;s++){for(let o=0;o<s;o++)r[s]-=i[t*s+o]*r[o];r[s]/=i[t*s+s]}for(let s=t-1;s>=0;s--){for(let o=s+1;o<t;o++)r[s]-=i[t*o+s]*r[o];r[s]/=i[t*s+s]}return r}function mh(n,e){let t=Array.from(n),i=Array.from({length:e*e},(s,o)=>o%(e+1)===0?1:0);for(let s=0;s<60;s++){let o=0,a=0;for(let l=0;l<e;l++){a+=t[e*l+l]**2;for(let c=0;c<l;c++)o+=t[e*l+c]**2}if(!(o>1e-32*a))break;for(let l=0;l<e-1;l++)for(let c=l+1;c<e;c++){let u=t[e*l+c];if(u===0)continue;let h=(t[e*c+c]-t[e*l+l])/(2*u),d=(h>=0?1:-1)/(Math.abs(h)+Math.sqrt(h*h+1)),f=1/Math.sqrt(d*d+1),g=d*f;for(let v=0;v<e;v++){let[p,m]=[t[e*v+l],t[e*v+c]];t[e*v+l]=f*p-g*m,t[e*v+c]=g*p+f*m}for(let v=0;v<e;v++){let[p,m]=[t[e*l+v],t[e*c+v]];t[e*l+v]=f*p-g*m,t[e*c+v]=g*p+f*m}for(let v=0;v<e;v++){let[p,m]=[i[e*v+l],i[e*v+c]];i[e*v+l]=f*p-g*m,i[e*v+c]=g*p+f*m}}}let r=Array.from({length:e},(s,o)=>o).sort((s,o)=>t[e*s+s]-t[e*o+o]);return{values:r.map(s=>t[e*s+s]),vectors:r.map(s=>Array.from({length:e},(o,a)=>i[e*a+s]))}}function Lc(n,e){if(e<0)return[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1];let t=12*e;return[n[t],n[t+1],n[t+2],n[t+9],n[t+3],n[t+4],n[t+5],n[t+10],n[t+6],n[t+7],n[t+8],n[t+11],0,0,0,1]}function U_(n,e){let{fields:t,numbers:i,parents:r}=n,s=i.length/r.length,o=new Float64Array(12*r.length);return r.forEach((a,l)=>{let c=s*l,u=v=>i.slice(c+t[v][0],c+t[v][0]+t[v][1]),h=e[l]+u("offset")[0],d=Vt(Lc(o,a),Es(u("R"),u("p"))),f=n.turns[l]?Es(fh([0,0,1],h),[0,0,0]):Es([1,0,0,0,1,0,0,0,1],[0,0,h]),g=Vt(d,f);o.set([...Kt(g),...Ye(g)],12*l)}),o}function ji(n,e,t){let{body:i,frame:r}=n.links[t];return Vt(Lc(e,i),r)}function Dc(n){return n.links.findIndex(e=>e.name===n.tip)}function O_(n,e){let t=[];for(let i=e;i>=0;i=n.parents[i])t.push(i);return t}function B_(n,e,t){let i=Lc(e,t);return{axis:so(Kt(i),n.axes.slice(3*t,3*t+3)),point:Ye(i)}}function Nc(n,e,t,i){let r=n.n,s=new Float64Array(6*r);for(let o of O_(n,t)){let{axis:a,point:l}=B_(n,e,o),c=n.turns[o],u=c?ao(a,mn(i,l)):a;for(let h=0;h<3;h++)s[h*r+o]=u[h],s[(h+3)*r+o]=c?a[h]:0}return s}function z_(n,e,t,i,r){let s=new Array(n.n).fill(0);for(let o of O_(n,t)){let{axis:a,point:l}=B_(n,e,o);s[o]=n.turns[o]?zn(ao(a,mn(i,l)),r):zn(a,r)}return s}var gh=class n{manifest;views=new Map;functions;constructor(e,t){this.manifest=e,this.functions=t.exports;let i=t.exports.memory;for(let[r,s]of Object.entries(e.arrays))this.views.set(r,new Float64Array(i.buffer,s.offset,s.size))}static async load(e){let t=await WebAssembly.compile(e),[i]=WebAssembly.Module.customSections(t,"isodyn");if(!i)throw new Error("these kernels have no manifest: the file is no kernel set of isodyn, or it was cut off");let r=JSON.parse(new TextDecoder().decode(i));return new n(r,await WebAssembly.instantiate(t,{}))}has(e){return e in this.manifest.functions}holds(e){return this.views.has(e)}array(e){let t=this.views.get(e);if(!t)throw new Error(`no array is called "${e}"; there are ${[...this.views.keys()].join(", ")}`);return t}set(e){for(let[t,i]of Object.entries(e)){let r=this.views.get(t);if(r){if(i.length!==r.length)throw new Error(`"${t}" takes ${r.length} numbers, and ${i.length} came`);r.set(i)}}return this}run(e){let t=this.functions[e];if(!this.has(e)||!t)throw new Error(`no kernel is called "${e}"; there are ${Object.keys(this.manifest.functions).join(", ")}`);return t(),this}call(e,t={}){return this.set(t).run(e),this.array(this.manifest.functions[e].outputs[0]).slice()}};var q_={R:9,p:3,offset:1,mass:1,com:3,inertia:6,armature:1,viscous:1,coulomb:2,static:2,stiffness:1,rest:1,lower:1,upper:1},V_=1e300,NS=[[1,0],[0,1],[-1,0],[0,-1]];function $_(n){let e=Math.round(n/(Math.PI/2));return Math.abs(n-e*(Math.PI/2))<=4e-16*Math.max(1,Math.abs(n))?NS[(e%4+4)%4]:[Math.cos(n),Math.sin(n)]}function _h(n){let[e,t]=$_(n);return Es([e,-t,0,t,e,0,0,0,1],[0,0,0])}function Fc(n){let[e,t]=$_(n);return Es([1,0,0,0,e,-t,0,t,e],[0,0,0])}function lo(n,e,t){return Es([1,0,0,0,1,0,0,0,1],[n,e,t])}function kc(n,e){if(n.convention==="standard")return[e.joint==="P"?_h(e.theta):[...ro],Vt(Vt(lo(0,0,e.joint==="P"?0:e.d),lo(e.a,0,0)),Fc(e.alpha))];let t=Vt(Fc(e.alpha),lo(e.a,0,0));return[Vt(t,e.joint==="P"?_h(e.theta):lo(0,0,e.d)),[...ro]]}function H_(n){return[n[0],n[3],n[4],n[3],n[1],n[5],n[4],n[5],n[2]]}function FS(n){return[[0,0],[1,1],[2,2],[0,1],[0,2],[1,2]].map(([e,t])=>(n[3*e+t]+n[3*t+e])/2)}function G_(n,e){return Cs(Cs(e,n),oo(e))}function kS(n,e,t){let i=zn(t,t);return Array.from(n,(r,s)=>r+e*((s%4===0?i:0)-t[Math.floor(s/3)]*t[s%3]))}function US(n,e){if(e.mass===0&&e.inertia.every(s=>s===0))return n;let t=n.mass+e.mass,i=t!==0?Ht(Jn(Ht(n.com,n.mass),Ht(e.com,e.mass)),1/t):n.com,r=[n,e].map(s=>kS(s.inertia,s.mass,mn(s.com,i)));return{mass:t,com:i,inertia:Jn(r[0],r[1])}}function vh(n){let e=n.rows[n.rows.length-1],t=Vt(kc(n,e)[1],n.tool);return[...Kt(t),...Ye(t)]}function Uc(n){let e=[...n.base];return n.rows.flatMap((t,i)=>{let[r,s]=kc(n,t),o=Vt(e,r);e=s;let a=Kt(s),l={mass:t.mass,com:Ct(s,t.com),inertia:G_(H_(t.inertia),a)};if(i===n.rows.length-1){let u=Vt(s,n.tool),{payload:h}=n;l=US(l,{mass:h.mass,com:Ct(u,h.com),inertia:G_(H_(h.inertia),Kt(u))})}let c={R:Kt(o),p:Ye(o),offset:[t.joint==="R"?t.theta:t.d],mass:[l.mass],com:l.com,inertia:FS(l.inertia),armature:[t.gear_ratio**2*t.rotor_inertia],viscous:[t.viscous],coulomb:t.coulomb,static:t.static,stiffness:[t.stiffness],rest:[t.rest],lower:[t.lower??-V_],upper:[t.upper??V_]};return Object.keys(q_).flatMap(u=>[...c[u]])})}function X_(n){let e=n.rows.length,t=c=>c.joint==="R"?"rad":"m",i=[{name:"base",body:-1,frame:[...ro],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:n.shapes},...n.rows.map((c,u)=>({name:c.link,body:u,frame:kc(n,c)[1],mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:c.shapes}))],r=W_(n.base)?"base":"base_dh",s=n.rows[e-1]?.link??"";if(!W_(n.tool)){let{payload:c}=n;i.push({name:"tool",body:e-1,frame:Vt(i[e].frame,n.tool),mass:c.mass,com:[...c.com],inertia:[...c.inertia],shapes:[]}),s="tool"}let o=n.rows.map((c,u)=>({name:c.name,type:c.joint==="R"?"revolute":"prismatic",parent:u?i[u].name:r,child:c.link,q:u,nq:1,v:u,nv:1,body:u,passive:c.passive,lower:[c.lower],upper:[c.upper],velocity:[c.velocity],effort:[c.effort]}));r!=="base"&&i.splice(1,0,{name:r,body:-1,frame:[...n.base],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0],shapes:[]});let a=0,l=Object.fromEntries(Object.entries(q_).map(([c,u])=>(a+=u,[c,[a-u,u]])));return{name:n.name,key:n.rows.map(c=>c.joint).join(""),editable:!0,n:e,nq:e,positions:n.rows.map(c=>c.name),position_units:n.rows.map(t),velocities:n.rows.map(c=>c.name),effort_units:n.rows.map(c=>c.joint==="R"?"N m":"N"),joints:o,links:OS(n)?i:BS(n,i),loops:[],parents:n.rows.map((c,u)=>u-1),turns:n.rows.map(c=>c.joint==="R"),axes:n.rows.flatMap(()=>[0,0,1]),fields:l,numbers:Uc(n),gravity:[...n.gravity],neutral:new Array(e).fill(0),dry:n.rows.some(c=>[...c.coulomb,...c.static].some(u=>u!==0)),tip:s}}function W_(n){return ro.every((e,t)=>n[t]===e)}function OS(n){return n.shapes.length>0||n.rows.some(e=>e.shapes.length>0)}function BS(n,e){let t=n.rows.map((r,s)=>{let o=Ye($o(kc(n,r)[1])),a=n.rows[s+1];return[o,a?Ye(kc(n,a)[0]):Ye(n.tool)]}),i=t.reduce((r,[s,o])=>r+St(mn(o,s)),0)||1;return e.map(r=>{let s=t[n.rows.findIndex(a=>a.link===r.name)];if(!s||St(mn(s[1],s[0]))<1e-9*i)return r;let o={kind:"capsule",ends:[...s[0],...s[1]],radius:.035*i,size:[],frame:[],mesh:""};return{...r,shapes:[o]}})}function zS(n,e,t){let i=e.theta+(e.joint==="R"?t:0),r=e.d+(e.joint==="P"?t:0),s={theta:{name:"theta",value:i,frame:_h(i)},d:{name:"d",value:r,frame:lo(0,0,r)},a:{name:"a",value:e.a,frame:lo(e.a,0,0)},alpha:{name:"alpha",value:e.alpha,frame:Fc(e.alpha)}};return n==="standard"?[s.theta,s.d,s.a,s.alpha]:[s.alpha,s.a,s.theta,s.d]}var VS=(n,e,t)=>zS(n.convention,n.rows[e],t).reduce((i,r)=>Vt(i,r.frame),_r);function yh(n,e){let t=[[...n.base]];return n.rows.forEach((i,r)=>t.push(Vt(t[r],VS(n,r,e[r]??0)))),[...t,Vt(t[t.length-1],n.tool)]}function xh(n){let e=Math.hypot(...n);return e>1e-9?n.map(t=>-t/e||0):[0,0,1]}function HS(n){let e=n.rows.reduce((t,i)=>t+Math.abs(i.a)+Math.max(Math.abs(i.d),i.joint==="P"?Math.abs(i.d+(i.upper??0)):0),0);return Math.max(e+Math.hypot(...Ye(n.tool)),.001)}function bh(n){let e=n.rows.length,t=HS(n),i=p=>t*(.043-.021*Math.min(1,p/Math.max(e,4))),r=[{name:"base",parts:[],mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}],s=[],o=n.convention==="standard",a=Array.from({length:e+1},()=>[]),l=(p,m,_,A,x)=>{Math.hypot(_[0]-m[0],_[1]-m[1],_[2]-m[2])>.25*x&&a[p].push({kind:"limb",from:m,to:_,r0:A,r1:x,tone:"body"})};n.rows.forEach((p,m)=>{let[_,A]=[i(m),i(m+1)],[x,T]=[Math.cos(p.alpha),Math.sin(p.alpha)];if(o){let w=[-p.a,-p.d*T,-p.d*x],y=[-p.a,0,0],S=[0,T,x];if(p.joint==="R")c(m,m+1,[0,0,0],w,S,_),l(m+1,w,y,.74*_,.7*(p.a?_:A)),l(m+1,y,[0,0,0],.74*_,.74*A),Math.abs(p.a)>A&&Math.abs(p.d)>_&&a[m+1].push({kind:"ball",at:y,radius:.78*_,tone:"body"});else{u(m,[0,0,0],[0,0,1],p,_);let O=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:y.map((k,D)=>k-O*S[D]),to:y,width:1*_,tone:"body"}),l(m+1,y,[0,0,0],.6*_,.74*A)}}else{let w=[p.a,0,0],y=[0,-T,x];if((m>0||p.a)&&l(m,[0,0,0],w,.74*i(m),.74*_),p.joint==="R")c(m,m+1,w,[0,0,-p.d],[0,0,1],_,y),l(m+1,[0,0,-p.d],[0,0,0],.74*_,.7*_);else{u(m,w,y,p,_);let S=(p.upper??.3*t)-(p.lower??0);a[m+1].push({kind:"beam",from:[0,0,-S],to:[0,0,0],width:1*_,tone:"body"})}}s.push({name:p.name,type:p.joint==="R"?"revolute":"prismatic",link:m,child:m+1,frame:o?[..._r]:Vt(Fc(p.alpha),lo(p.a,0,0))})});function c(p,m,_,A,x,T,w=[0,0,1]){a[p].push({kind:"drum",at:_,axis:w,radius:T,length:1.7*T,tone:"joint"}),a[m].push({kind:"drum",at:A,axis:x,radius:.86*T,length:2.15*T,tone:"accent"})}function u(p,m,_,A,x){let T=m.map((y,S)=>y+_[S]*Math.min(0,A.d)-_[S]*.9*x),w=m.map((y,S)=>y+_[S]*(Math.max(A.d,0)*.35+.9*x));a[p].push({kind:"beam",from:T,to:w,width:1.75*x,tone:"joint"})}let h=i(e),d=Ye(n.tool),f=[n.tool[2],n.tool[6],n.tool[10]];if(Math.hypot(...d)>.5*h&&l(e,[0,0,0],d,.5*h,.4*h),g()>2.2*h?a[e].push({kind:"ball",at:d,radius:.72*h,tone:"accent"}):a[e].push({kind:"drum",at:d.map((p,m)=>p-.2*h*f[m]),axis:f,radius:.62*h,length:.5*h,tone:"joint"}),n.payload.mass>0){let p=Math.min(.11*t,Math.max(.02*t,.5*Math.cbrt(n.payload.mass/2700)));a[e].push({kind:"ball",at:Ct(n.tool,n.payload.com),radius:p,tone:"foot"})}function g(){return Math.abs(n.rows[e-1].a)}n.rows.forEach((p,m)=>r.push({name:p.link,parts:[],mass:p.mass,com:p.com,inertia:p.inertia})&&(r[m].parts=a[m])),r[e].parts=a[e];let v=xh(n.gravity);if(r[0].parts.push(...GS(n,v,i(0))),n.shapes.length||n.rows.some(p=>p.shapes.length)){let p=$o(n.base);r[0].parts=n.shapes.map(m=>WS(Vp(m,"foot"),p)),n.rows.forEach((m,_)=>r[_+1].parts=m.shapes.map(A=>Vp(A,_%2?"body":"accent")))}return{links:r,joints:s,tip:{link:e,frame:[...n.tool]},reach:t,up:v}}function GS(n,e,t){let i=[0,0,1],[r,s,o]=[n.base[2],n.base[6],n.base[10]];return Math.abs(r*e[0]+s*e[1]+o*e[2])>.9?[{kind:"drum",at:[0,0,-.7*t],axis:i,radius:1.65*t,length:.6*t,tone:"foot"}]:[{kind:"drum",at:[0,0,-1.35*t],axis:i,radius:1.3*t,length:.9*t,tone:"foot"}]}function Vp(n,e){let t=n.frame.length?n.frame:[..._r],i=[t[2],t[6],t[10]];switch(n.kind){case"capsule":return{kind:"limb",from:n.ends.slice(0,3),to:n.ends.slice(3,6),r0:n.radius,r1:n.radius,tone:e==="foot"?"foot":"body"};case"cylinder":return{kind:"drum",at:Ye(t),axis:i,radius:n.radius,length:n.size[0],tone:e};case"sphere":return{kind:"ball",at:Ye(t),radius:n.radius,tone:e};case"ellipsoid":return{kind:"ellipsoid",frame:t,size:n.size,tone:e};case"mesh":return{kind:"mesh",frame:t,size:n.size,mesh:n.mesh,tone:e==="accent"?"body":e};default:return{kind:"box",frame:t,size:n.size,tone:e}}}function WS(n,e){let t=i=>Ct(e,i).map((r,s)=>r-e[4*s+3]);switch(n.kind){case"limb":case"beam":return{...n,from:Ct(e,n.from),to:Ct(e,n.to)};case"drum":return{...n,at:Ct(e,n.at),axis:t(n.axis)};case"ball":return{...n,at:Ct(e,n.at)};default:return{...n,frame:Vt(e,n.frame)}}}function Y_(n,e){let t=n.links.map((o,a)=>({name:o.name,mass:o.mass,com:o.com,inertia:o.inertia,parts:o.shapes.map(l=>Vp(l,o.body<0?"foot":a%2?"body":"accent"))})),i=n.joints.filter(o=>o.nv===1).map(o=>{let a=n.links.findIndex(c=>c.name===o.child),l=n.axes.slice(3*o.body,3*o.body+3);return{name:o.name,type:o.type,link:a,child:a,frame:Vt($o(n.links[a].frame),qS(l))}}),r=t.flatMap(o=>o.parts.flatMap(a=>a.kind==="limb"?[a.r0]:[]));if(r.length){let o=Math.max(...r);for(let{link:a,frame:l}of i)t[a].parts.push({kind:"drum",at:Ye(l),axis:[l[2],l[6],l[10]],radius:1.25*o,length:2.4*o,tone:"joint"})}let s=n.links.findIndex(o=>o.name===n.tip);return{links:t,joints:i,tip:{link:s,frame:[..._r]},reach:e,up:xh(n.gravity)}}function qS(n){let e=n.map(a=>a/(Math.hypot(...n)||1)),t=Math.abs(e[0])<.8?[1,0,0]:[0,1,0],i=[e[1]*t[2]-e[2]*t[1],e[2]*t[0]-e[0]*t[2],e[0]*t[1]-e[1]*t[0]],r=Math.hypot(...i),s=i.map(a=>a/r),o=[s[1]*e[2]-s[2]*e[1],s[2]*e[0]-s[0]*e[2],s[0]*e[1]-s[1]*e[0]];return[o[0],s[0],e[0],0,o[1],s[1],e[1],0,o[2],s[2],e[2],0,0,0,0,1]}var qp={};QM(qp,{SPEEDS:()=>Jo,duration:()=>Yo,film:()=>cn,filmed:()=>Gp,followTime:()=>Wp,live:()=>il,loop:()=>rs,playing:()=>Qi,sampleAt:()=>Hp,seek:()=>Ps,show:()=>Rs,speed:()=>er,stepBy:()=>Ko,time:()=>wn,toggle:()=>Oc});var cn=Ge(null),il=Ge(null),wn=Ge(0),Qi=Ge(!1),er=Ge(1),rs=Ge(!0),Yo=$e(()=>cn.value?.t.length?cn.value.t[cn.value.t.length-1]:0),Jo=[.1,.25,.5,1,2,4];function Hp(n,e){let t=0,i=n.length-1;for(;t<i;){let r=t+i+1>>1;n[r]<=e?t=r:i=r-1}return t}var Gp=$e(()=>{let n=cn.value;if(!n?.t.length)return[];let e=Hp(n.t,wn.value),t=Math.min(e+1,n.t.length-1),i=t>e?Math.min(1,Math.max(0,(wn.value-n.t[e])/(n.t[t]-n.t[e]))):0;return n.q.map(r=>r[e]+i*(r[t]-r[e]))});function Rs(n){Cr(()=>{(!n||n.title!==cn.peek()?.title)&&(wn.value=0,Qi.value=!1),cn.value=n,n&&(wn.value=Math.min(wn.peek(),n.t[n.t.length-1]??0))})}function Oc(){cn.peek()&&(!Qi.peek()&&wn.peek()>=Yo.peek()&&(wn.value=0),Qi.value=!Qi.peek())}var Ps=n=>{wn.value=Math.min(Math.max(n,0),Yo.peek())};function Ko(n){let e=cn.peek();if(!e)return;Qi.value=!1;let t=Math.max(1,Math.round(e.t.length/200)),i=Hp(e.t,wn.peek()+1e-12);wn.value=e.t[Math.min(Math.max(i+n*t,0),e.t.length-1)]}function Wp(){let n=0,e=It(()=>{if(cancelAnimationFrame(n),!Qi.value)return;let t=performance.now(),i=r=>{let s=wn.peek()+er.peek()*(r-t)/1e3;t=r,s<Yo.peek()?wn.value=s:rs.peek()?wn.value=0:(wn.value=Yo.peek(),Qi.value=!1),Qi.peek()&&(n=requestAnimationFrame(i))};n=requestAnimationFrame(i)});return()=>(cancelAnimationFrame(n),e())}function rl(n){let e=typeof document>"u"?null:document.getElementById(`isodyn-${n}`);return e?.textContent?JSON.parse(e.textContent):null}var Ri=rl("home")?.home??(typeof location<"u"&&location.protocol.startsWith("http")?"served":"file"),tr=Ge(Ri==="served"?"starting":"none"),Xp=Ge(null),XS=Ge(null),Yp=$e(()=>tr.value==="connected"),Bc=$e(()=>{switch(tr.value){case"none":return Ri==="notebook"?"In a notebook: everything here is computed in the page.":"No server: everything here is computed in the page.";case"starting":return"Looking for the server …";case"connected":return`Connected to isodyn ${Xp.value?.version??""} on this computer.`;case"lost":return"The server has gone. The page goes on computing, and takes it up again when it is back.";case"link":return"The server does not know this page: open it by the link that “isodyn workbench” printed."}}),Zo=class extends Error{constructor(t){super(t.text);this.problem=t}problem},YS={error:"absent",text:"This needs the server: start it with “isodyn workbench” and open this document there."};async function sl(n,e={}){if(Ri!=="served")throw new Zo(YS);let t;try{t=await fetch(n,{credentials:"same-origin",cache:"no-store",...e})}catch{throw tr.peek()==="connected"&&(tr.value="lost"),new Zo({error:"lost",text:Bc.peek()})}if(t.ok)return await t.json();let i;try{i=await t.json()}catch{i={error:String(t.status),text:`The server answered ${t.status} ${t.statusText}.`}}throw i.error==="link"&&(tr.value="link"),new Zo(i)}var K_=n=>({method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(n)}),JS=4e3;function Z_(n){if(Ri!=="served")return()=>{};let e=0,t=!1,i=async()=>{try{let r=await sl("api/hello");Xp.peek()?.session!==r.session&&(XS.value=null),Xp.value=r,tr.value="connected",t||n(r),t=!0}catch{tr.peek()==="starting"&&(tr.value="lost")}e=window.setTimeout(i,JS)};return i(),()=>clearTimeout(e)}var Jp=rl("library")??[];async function j_(){return Ri==="served"?sl("api/library"):Jp.map(n=>n.row)}async function Q_(n){let e=Jp.find(t=>t.row.name===n);return e?e.opened:sl(`api/library/${encodeURIComponent(n)}`)}var ev=n=>sl(`api/open?name=${encodeURIComponent(n.name)}`,{method:"POST",headers:{"Content-Type":"application/octet-stream"},body:n}),KS=n=>sl("api/model",K_(n));async function tv(n){let e=Jp.find(t=>t.opened.model.kind==="source"&&n.model.kind==="source"&&t.opened.model.toml===n.model.toml);if(e)return e.opened.structure;try{return(await KS(n.model)).structure}catch{return null}}var J_=n=>Uint8Array.from(atob(n),e=>e.charCodeAt(0)),$p=new Map;function nv(n,e){let t=$p.get(n);return t||(t=ZS(n,e),$p.set(n,t),t.catch(()=>$p.delete(n))),t}async function ZS(n,e){let t=rl("kernels")?.[n];if(t)return J_(t);if(Ri==="docs"){let i=await fetch(`kernels/${encodeURIComponent(n)}.wasm`);if(i.ok)return new Uint8Array(await i.arrayBuffer())}if(Ri==="served"){let i=(await jS("kernels",e,{key:n}).done).files[0];if(i?.base64)return J_(i.base64)}throw new Error(`Kernels for joints ${n} are not in this page. Start “isodyn workbench” and open this document there: it makes them in seconds, and the file that it exports has them.`)}function jS(n,e,t={}){let i=Ge({share:-1,text:"Starting …"}),r="",s=!1,o=null,a=()=>{r&&fetch(`api/jobs/${r}`,{method:"DELETE",credentials:"same-origin"}).catch(()=>{})};return{kind:n,progress:i,done:(async()=>(r=(await sl("api/jobs",K_({kind:n,document:e,options:t}))).id,s&&a(),new Promise((c,u)=>{o=new EventSource(`api/jobs/${r}/events`),o.addEventListener("progress",h=>i.value=JSON.parse(h.data)),o.addEventListener("done",h=>(o?.close(),c(JSON.parse(h.data)))),o.addEventListener("failed",h=>(o?.close(),u(new Zo(JSON.parse(h.data))))),o.onerror=()=>{o?.readyState!==EventSource.CLOSED&&tr.peek()!=="lost"||(o?.close(),u(new Zo({error:"lost",text:"The server went away in the middle of this."})))}})))(),cancel:()=>(s=!0,i.value={share:-1,text:"Ending …"},a())}}var Mh=Ge({}),zc=(n,e)=>{Mh.value={...Mh.value,[n]:e}},ut=$e(()=>{let n=zt.value;if(n.kind==="dh")return X_(n);let e=Mh.value[n.toml];return e?{...e,gravity:n.gravity}:null}),iv=$e(()=>ut.value?.key??""),jo=Ge({key:"",kernels:null,problem:""}),Is=$e(()=>jo.value.key===iv.value?jo.value.problem:""),An=$e(()=>{let n=ut.value,{kernels:e,key:t}=jo.value;if(!n||!e||t!==n.key)return null;let i=zt.value;return n.editable&&i.kind==="dh"&&e.set({numbers:n.numbers,gravity:i.gravity,tip:vh(i)}),e});function rv(){let n=[It(()=>{let e=zt.value;e.kind==="source"&&!Mh.value[e.toml]&&tv(Ui.peek()).then(t=>t&&zc(e.toml,t))}),It(()=>{let e=iv.value;if(!e||jo.peek().key===e)return;jo.value={key:e,kernels:null,problem:""};let t=(i,r)=>{jo.peek().key===e&&(jo.value={key:e,kernels:i,problem:r})};nv(e,Ui.peek()).then(i=>gh.load(i)).then(i=>t(i,""),i=>t(null,i.message))})];return()=>n.forEach(e=>e())}function Vc(n){return An.peek()?.has("frames")?An.peek().call("frames",{q:Float64Array.from(n)}):null}function Hc(n){let e=zt.value;if(e.kind==="dh")return yh(e,n).slice(0,e.rows.length+1);let t=ut.value;if(!t)return[];let i=An.value&&Vc(n);return t.links.map((r,s)=>i?ji(t,i,s):Vt(Lc([],-1),ro))}var QS=$e(()=>{let n=ut.value;if(!n||zt.value.kind==="dh")return 1;let e=Hc(n.neutral);return Math.max(.1,...e.map((t,i)=>Math.hypot(...Ye(t))+Math.max(0,...n.links[i].shapes.map(r=>r.ends.length?Math.hypot(r.ends[3]-r.ends[0],r.ends[4]-r.ends[1],r.ends[5]-r.ends[2]):0))))}),vr=$e(()=>{let n=zt.value;return n.kind==="dh"?bh(n):ut.value?{...Y_(ut.value,QS.value),up:xh(n.gravity)}:null}),sv=$e(()=>il.value??(cn.value?Gp.value:Yt.value.q)),Sh=$e(()=>Hc(sv.value));function ew(n){let e=vr.value,t=Hc(n);return e&&e.tip.link>=0&&t.length?Vt(t[e.tip.link],e.tip.frame):[...ro]}var wh=$e(()=>ew(sv.value));var Qo=[["system","As the system"],["light","Light"],["dark","Dark"],["projector","Projector"]],Kp=typeof matchMedia>"u"?null:matchMedia("(prefers-color-scheme: dark)"),ov=Ge(Kp?.matches??!1);Kp?.addEventListener("change",()=>ov.value=Kp.matches);var ea=$e(()=>Jt.value.theme==="system"?ov.value?"dark":"light":Jt.value.theme),Ah=$e(()=>ea.value==="dark"),Th=$e(()=>ea.value==="projector"?1.5:1);var av=()=>{let n=Qo.findIndex(([e])=>e===Jt.peek().theme);In({theme:Qo[(n+1)%Qo.length][0]})},lv=()=>It(()=>{document.documentElement.dataset.theme=ea.value});var tw=Symbol.for("pv"),nw=0;function M(n,e,t,i,r,s){e||(e={});var o,a,l=e;if("ref"in l&&typeof n!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var c={type:n,props:l,key:t,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:tw,__v:--nw,__i:-1,__u:0};return(r||s)&&(c.__source=r,c.__self=s),wt.vnode&&wt.vnode(c),c}var cv={start:"M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",model:"M4 5h16v14H4zM4 10h16M10 10v9",pose:"M5 20l4-8 7-2M9 12a1.8 1.8 0 1 0 0-.1M16.5 10a1.8 1.8 0 1 0 0-.1M3 20h6M18 8.5l2.5-4",motion:"M3 18c5 0 5-12 9-12s4 12 9 12",dynamics:"M4 4v16h16V4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",simulation:"M7 4v16l13-8z",methods:"M5 20V10M10 20V4M15 20v-7M20 20V8",lessons:"M3 8l9-4 9 4-9 4zM7 10.5V16c2.5 2 7.5 2 10 0v-5.5M21 8v6",export:"M12 15V3M8 7l4-4 4 4M5 13v7h14v-7",undo:"M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",redo:"M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",search:"M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",share:"M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l6.6-3.8M8.2 13.2l6.6 3.8",more:"M5 12h.01M12 12h.01M19 12h.01",close:"M6 6l12 12M18 6L6 18",check:"M5 12.5l4.5 4.5L19 7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",trash:"M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",copy:"M9 9h11v11H9zM5 15H4V4h11v1",play:"M7 4v16l13-8z",pause:"M7 4h3.5v16H7zM13.5 4H17v16h-3.5z",first:"M6 5v14M19 5L9 12l10 7z",back:"M17 5L7 12l10 7z",next:"M7 5l10 7-10 7z",repeat:"M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",down:"M6 9l6 6 6-6",up:"M6 15l6-6 6 6",right:"M9 6l6 6-6 6",eye:"M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",layers:"M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5",camera:"M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",home:"M4 11l8-7 8 7M6 9.5V20h12V9.5",warning:"M12 4L2.5 20h19zM12 10v5M12 17.5h.01",error:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v6M12 16.5h.01",note:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01",file:"M6 3h8l4 4v14H6zM14 3v4h4",open:"M3 19V5h6l2 3h10v11z",save:"M12 3v12M7.5 10.5L12 15l4.5-4.5M4 17v3h16v-3",sun:"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",moon:"M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",screen:"M3 4h18v12H3zM9 20h6M12 16v4",system:"M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",target:"M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 1v4M12 19v4M1 12h4M19 12h4",code:"M8 7l-5 5 5 5M16 7l5 5-5 5",chart:"M4 4v16h16M7 15l4-5 3 3 5-7",walk:"M4 20l5-5M9 15V8h6M15 8l5-4M4 20h.01M9 15h.01M15 8h.01",print:"M7 9V3h10v6M5 17H3V9h18v8h-2M7 14h10v7H7z",help:"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01"},iw=new Set(["play","pause","simulation"]);function yi({name:n,size:e=20}){return M("svg",{class:iw.has(n)?"icon solid":"icon",viewBox:"0 0 24 24",width:e,height:e,"aria-hidden":"true",focusable:"false",children:M("path",{d:cv[n]??cv.help})})}var Gc=Ge([]),rw=0;function nr(n,e="good",t){let i=++rw;Gc.value=[...Gc.peek().filter(r=>r.text!==n).slice(-2),{id:i,text:n,level:e,action:t}],e!=="error"&&setTimeout(()=>Zp(i),t?9e3:5e3)}var Zp=n=>{Gc.value=Gc.peek().filter(e=>e.id!==n)};function uv(){return M("div",{class:"toasts",role:"status","aria-live":"polite",children:Gc.value.map(n=>M("div",{class:`toast ${n.level}`,children:[M(yi,{name:n.level==="good"?"check":n.level,size:18}),M("span",{children:n.text}),n.action&&M("button",{type:"button",class:"link",onClick:()=>(Zp(n.id),n.action?.run()),children:n.action.title}),M("button",{type:"button",class:"icon-button","aria-label":"Close the message",onClick:()=>Zp(n.id),children:M(yi,{name:"close",size:16})})]},n.id))})}async function hi(n,e){try{await navigator.clipboard.writeText(n)}catch{let t=Object.assign(document.createElement("textarea"),{value:n});document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}nr(`${e} copied.`)}function ta({label:n,icon:e,items:t,children:i,align:r="left"}){let s=fn(!1),o=an(null),a=an(null),l=an(null),c=()=>[...a.current?.querySelectorAll("[role^=menuitem]:not([disabled])")??[]],u=(d=!0)=>(s.value=!1,d&&l.current?.focus());Np(()=>{if(!s.value)return;c()[0]?.focus();let d=f=>!o.current?.contains(f.target)&&u(!1);return document.addEventListener("pointerdown",d,!0),()=>document.removeEventListener("pointerdown",d,!0)},[s.value]);let h=d=>{let f=c(),g=f.indexOf(document.activeElement),v=p=>(d.preventDefault(),f[(p+f.length)%f.length]?.focus());if(d.key==="ArrowDown")v(g+1);else if(d.key==="ArrowUp")v(g-1);else if(d.key==="Home")v(0);else if(d.key==="End")v(f.length-1);else if(d.key==="Escape")d.preventDefault(),d.stopPropagation(),u();else if(d.key==="Tab")u(!1);else if(/^\S$/.test(d.key)&&!d.ctrlKey&&!d.metaKey){let p=f.findIndex((m,_)=>_>g&&m.textContent?.trim().toLowerCase().startsWith(d.key.toLowerCase()));p>=0&&v(p)}};return M("div",{class:`menu-root ${r}`,ref:o,children:[M("button",{type:"button",ref:l,class:i===void 0?"icon-button":"button quiet","aria-label":i===void 0?n:void 0,"aria-haspopup":"menu","aria-expanded":s.value,title:i===void 0?n:void 0,onClick:()=>s.value=!s.value,onKeyDown:d=>d.key==="ArrowDown"&&(d.preventDefault(),s.value=!0),children:[e&&M(yi,{name:e}),i!==void 0&&M("span",{children:i}),i!==void 0&&M(yi,{name:"down",size:14})]}),s.value&&M("div",{class:"menu",role:"menu","aria-label":n,ref:a,onKeyDown:h,children:t().map(d=>M(Wt,{children:[d.apart&&M("div",{class:"menu-line",role:"separator"}),M("button",{type:"button",role:d.checked===void 0?"menuitem":"menuitemcheckbox","aria-checked":d.checked,tabIndex:-1,disabled:d.disabled,onClick:()=>(d.stay||u(),d.run()),children:[M(yi,{name:d.checked?"check":d.checked===!1?"":d.icon??"",size:18}),M("span",{children:d.title}),d.keys&&M("kbd",{children:d.keys})]})]}))})]})}var jp=Ge(null);function hv({text:n,keys:e,children:t}){let i=an(0),r=an(null),s=()=>{let l=r.current?.firstElementChild?.getBoundingClientRect();if(!l)return;let c=l.bottom>innerHeight-60;jp.value={text:n,keys:e,x:Math.min(Math.max(l.left+l.width/2,70),innerWidth-70),y:c?l.top-8:l.bottom+8,above:c}},o=l=>{l.pointerType==="mouse"&&(clearTimeout(i.current),i.current=window.setTimeout(s,450))},a=()=>{clearTimeout(i.current),jp.value=null};return Mn(()=>a,[]),M("span",{class:"tip-for",ref:r,onPointerEnter:o,onPointerLeave:a,onPointerDown:a,onFocusCapture:l=>l.target.matches(":focus-visible")&&s(),onBlurCapture:a,children:t})}function dv(){let n=jp.value,e=an(null);return Np(()=>{!e.current||!n||(e.current.style.left=`${n.x}px`,e.current.style.top=`${n.y}px`)}),n&&M("div",{class:n.above?"tip above":"tip",ref:e,"aria-hidden":"true",children:[n.text,n.keys&&M("kbd",{children:n.keys})]})}function Kn({children:n,icon:e,onClick:t,kind:i="plain",disabled:r,title:s,pressed:o,expanded:a,small:l}){return M("button",{type:"button",class:`button ${i}${l?" small":""}`,onClick:t,disabled:r,title:s,"aria-pressed":o,"aria-expanded":a,children:[e&&M(yi,{name:e,size:l?16:18}),n!==void 0&&M("span",{children:n})]})}function Ln({icon:n,label:e,keys:t,onClick:i,disabled:r,pressed:s,expanded:o,size:a=20,kind:l=""}){return M(hv,{text:e,keys:t&&Xi(t),children:M("button",{type:"button",class:`icon-button ${l}`,"aria-label":e,"aria-keyshortcuts":t?.replace("Mod","Control"),onClick:i,disabled:r,"aria-pressed":s,"aria-expanded":o,children:M(yi,{name:n,size:a})})})}function Pi({title:n,hint:e,children:t,fold:i,open:r=!0,aside:s}){let o=ts(),a=fn(fv.get(n)??r),l=()=>fv.set(n,a.value=!a.value);return M("section",{class:"section","aria-labelledby":o,children:[M("header",{class:"section-head",children:[M("h3",{id:o,children:i?M("button",{type:"button",class:"fold","aria-expanded":a.value,onClick:l,children:[M(yi,{name:a.value?"down":"right",size:16})," ",n]}):n}),s&&M("div",{class:"section-aside",children:s})]}),e&&a.value&&M("p",{class:"hint",children:e}),(!i||a.value)&&M("div",{class:"section-body",children:t})]})}var fv=new Map;function Eh({tabs:n,value:e,onChange:t,label:i}){let r=an(null);return M("div",{class:"tabs",role:"tablist","aria-label":i,ref:r,onKeyDown:o=>{let a={ArrowRight:1,ArrowLeft:-1}[o.key],l=n.findIndex(([u])=>u===e),c=a?(l+a+n.length)%n.length:o.key==="Home"?0:o.key==="End"?n.length-1:-1;c<0||(o.preventDefault(),t(n[c][0]),r.current?.querySelectorAll("[role=tab]")[c]?.focus())},children:n.map(([o,a])=>M("button",{type:"button",role:"tab","aria-selected":o===e,tabIndex:o===e?0:-1,onClick:()=>t(o),children:a},o))})}function Bi({level:n="note",children:e,remedy:t,action:i}){return M("div",{class:`notice ${n}`,role:n==="error"?"alert":"note",children:[M(yi,{name:n==="good"?"check":n,size:18}),M("div",{children:[M("p",{children:e}),t&&M("p",{class:"remedy",children:t}),i&&M("div",{class:"notice-action",children:i})]})]})}var Wc=({title:n,children:e})=>M("div",{class:"empty",children:[M("h3",{children:n}),M("div",{children:e})]}),pv=({rows:n})=>M("dl",{class:"facts",children:n.map(([e,t])=>M("div",{children:[M("dt",{children:e}),M("dd",{children:t})]},e))});var na=32*Math.PI/180;function Ch({eye:n,target:e,up:t}){let i=qc(mn(n,e),[1,0,0]),r=qc(ao(t,i),Math.abs(i[0])<.9?[1,0,0]:[0,1,0]);return[r,ao(i,r),i]}var qc=(n,e)=>St(n)>1e-9?Ht(n,1/St(n)):e;function Rh(n){let e=[0,1,2].reduce((r,s)=>Math.abs(n[s])>Math.abs(n[r])+1e-9?s:r,0),t=[0,0,0];t[(e+1)%3]=1;let i=qc(mn(t,Ht(n,zn(t,n))),[1,0,0]);return[i,ao(n,i)]}function Ph(n,e,t,i=1.4){let r=Math.abs(t[2])<.5,[s,o]=Rh(t),a=r?[0,0,1]:Jn(Ht(s,.78),Ht(o,-.62)),l=qc(Jn(Jn(a,r?Ht(ao(t,[0,0,1]),.42):[0,0,0]),Ht(t,r?.25:.42)),[1,0,0]),c=Math.min(1,i),u=1.12*e/Math.sin(Math.atan(Math.tan(na/2)*c));return{eye:Jn(n,Ht(l,u)),target:[...n],up:t}}function mv(n,e,t){let[i,r]=Rh(n.up),s=mn(n.eye,n.target),o=St(s),a=Math.atan2(zn(s,r),zn(s,i))-e,l=Math.PI/2-.02,c=Math.min(Math.max(Math.asin(Math.min(1,Math.max(-1,zn(s,n.up)/o)))+t,-l),l),u=Jn(Ht(i,Math.cos(a)),Ht(r,Math.sin(a))),h=Jn(Ht(u,Math.cos(c)),Ht(n.up,Math.sin(c)));return{...n,eye:Jn(n.target,Ht(h,o))}}function gv(n,e,t){let[i,r]=Ch(n),s=2*St(mn(n.eye,n.target))*Math.tan(na/2),o=Jn(Ht(i,-e*s),Ht(r,t*s));return{...n,eye:Jn(n.eye,o),target:Jn(n.target,o)}}function _v(n,e,t){let i=mn(n.eye,n.target),r=St(i);return{...n,eye:Jn(n.target,Ht(i,Math.min(Math.max(r*e,.1*t),40*t)/r))}}function co(n,e,t){let[i,r,s]=Ch(n),o=t/2/Math.tan(na/2);return a=>{let l=[a[0]-n.eye[0],a[1]-n.eye[1],a[2]-n.eye[2]],c=-zn(l,s),u=o/Math.max(c,1e-6);return[e/2+u*zn(l,i),t/2-u*zn(l,r),c]}}function sw(n,e,t,i,r){let[s,o,a]=Ch(n),l=2*Math.tan(na/2)/r,c=Jn(Jn(Ht(s,(e-i/2)*l),Ht(o,(r/2-t)*l)),Ht(a,-1));return{from:n.eye,along:qc(c,[1,0,0])}}function vv(n,e,t,i,r,s){let{from:o,along:a}=sw(n,t,i,r,s),l=Ch(n)[2],c=zn(mn(e,o),l)/zn(a,l);return Jn(o,Ht(a,c))}var uo=["#0072B2","#D55E00","#009E73","#CC79A7","#E69F00","#56B4E9","#8a7a00","#5b5b5b"],ol=["#4FB3E8","#FF8A4C","#3CCFA4","#E59CC5","#F2B84B","#8AD0F5","#EFE35C","#c4c4c4"],Qp=[[],[8,4],[2,3],[10,3,2,3],[4,2],[14,4],[6,2,2,2,2,2],[1,4]],ia=["#D55E00","#009E73","#0072B2"],ra=["#FF8A4C","#3CCFA4","#5FBCEF"];function al(n,e){let{up:t}=n,i=l=>l[0]*t[0]+l[1]*t[1]+l[2]*t[2],r=Kt(e),s=r[2]*t[0]+r[5]*t[1]+r[8]*t[2],o=n.links[0].parts.find(l=>l.kind==="drum"&&l.tone==="foot"),a=o?.kind==="drum"?o.length:0;return s>.9?i(Ye(e))-a:i(Ye(e))-1.12*n.reach}function yv(n,e){if(!(n>0))return null;let[t,i,r,s,o,a]=e,{values:l,vectors:c}=mh([t,s,o,s,i,a,o,a,r],3),u=[0,1,2].map(h=>Math.sqrt(Math.max(0,2.5/n*(l[(h+1)%3]+l[(h+2)%3]-l[h]))));return u.every(Number.isFinite)?{half:u,axes:c}:null}function xv({figure:n,frames:e,layers:t,extras:i}){let r=[],s=.09*n.reach,o=(a,l,c)=>{["x","y","z"].forEach((u,h)=>{let d=[0,0,0];d[h]=1.18*c,r.push({at:Ct(a,d),text:l?`${u}${ow(l)}`:u,tone:u})})};return t.has("frames")&&e.forEach((a,l)=>o(a,String(l),s)),i.frames?.forEach(a=>o(a.frame,a.label,a.size??s)),t.has("names")&&n.links.forEach((a,l)=>l&&r.push({at:Ct(e[l],a.com),text:a.name,tone:"ink",off:[0,-14]})),i.arrows?.forEach(a=>{a.label&&St(a.vector)>1e-6&&r.push({at:a.at.map((l,c)=>l+a.vector[c]),text:a.label,tone:"accent",off:[0,-12]})}),r}var ow=n=>/^\d+$/.test(n)?[...n].map(e=>"₀₁₂₃₄₅₆₇₈₉"[Number(e)]).join(""):n;function Ih({figure:n,frames:e}){let t=e.map(Ye);n.links.forEach((a,l)=>a.parts.forEach(c=>{(c.kind==="limb"||c.kind==="beam")&&t.push(Ct(e[l],c.from),Ct(e[l],c.to)),(c.kind==="box"||c.kind==="mesh")&&t.push(Ct(e[l],Ye(c.frame)))})),n.tip.link>=0&&t.push(Ct(e[n.tip.link],Ye(n.tip.frame)));let i=[0,1,2].map(a=>Math.min(...t.map(l=>l[a]))),r=[0,1,2].map(a=>Math.max(...t.map(l=>l[a]))),s=i.map((a,l)=>(a+r[l])/2),o=Math.max(.5*Math.hypot(...i.map((a,l)=>r[l]-a))*1.12,.42*n.reach);return{middle:s,radius:o}}var aw={light:{body:"#b9c1cb",joint:"#3b424b",accent:"#2f83bd",foot:"#6b7480"},dark:{body:"#c3cad2",joint:"#59626d",accent:"#3f9bd6",foot:"#525a64"}},Lh=class{constructor(e){this.canvas=e;this.pen=e.getContext("2d")}canvas;kind="canvas";pen;size={width:1,height:1,ratio:1};resize(e,t,i){this.size={width:e,height:t,ratio:i},this.canvas.width=Math.round(e*i),this.canvas.height=Math.round(t*i)}draw(e){let{pen:t,size:i}=this,{figure:r,frames:s,layers:o,extras:a,trace:l,dark:c,camera:u,large:h}=e;t.setTransform(i.ratio,0,0,i.ratio,0,0),t.clearRect(0,0,i.width,i.height),t.lineCap=t.lineJoin="round";let d=co(u,i.width,i.height),f=c?ol:uo,g=(_,A,x,T,w=[])=>{let[y,S]=[d(_),d(A)];y[2]<=0||S[2]<=0||(t.strokeStyle=x,t.lineWidth=T,t.setLineDash(w),t.beginPath(),t.moveTo(y[0],y[1]),t.lineTo(S[0],S[1]),t.stroke(),t.setLineDash([]))};if(o.has("grid")){let[_,A]=Rh(r.up),x=Ye(s[0]),T=x.map((S,O)=>S+(al(r,s[0])-x.reduce((k,D,V)=>k+D*r.up[V],0))*r.up[O]),w=.25*r.reach,y=(S,O)=>T.map((k,D)=>k+S*w*_[D]+O*w*A[D]);for(let S=-5;S<=5;S++)g(y(S,-5),y(S,5),c?"#343b43":"#d5dae0",1),g(y(-5,S),y(5,S),c?"#343b43":"#d5dae0",1)}let v=(_,A,x=[])=>{for(let T=0;T+5<_.length;T+=3)g([_[T],_[T+1],_[T+2]],[_[T+3],_[T+4],_[T+5]],A,1.6*h,x)},p=(_,A)=>{let x=[];r.links.forEach((T,w)=>T.parts.forEach(y=>{let[S,O,k]=bv(y).map(B=>Array.isArray(B)?Ct(_[w],B):B),[D,V]=[d(S),d(O)],L=(D[2]+V[2])/2,P=Math.max(2,2*k*(d(u.target)[2]>0?i.height/2/Math.tan(.279):1)/Math.max(L,1e-6)),F=a.link===w?f[0]:aw[c?"dark":"light"][y.tone];x.push({depth:L,draw:()=>g(S,O,F,P)})})),t.globalAlpha=A?.2:1,x.sort((T,w)=>w.depth-T.depth).forEach(T=>T.draw()),t.globalAlpha=1};o.has("bodies")&&(a.ghost&&p(a.ghost,!0),p(s,!1));let m=(_,A,x)=>[[A,0,0],[0,A,0],[0,0,A]].forEach((T,w)=>g(Ye(_),Ct(_,T),(c?ra:ia)[w],x*h));if(o.has("axes")&&r.joints.forEach(_=>{let A=x=>Ct(s[_.link],Ct(_.frame,[0,0,x]));g(A(-.24*r.reach),A(.24*r.reach),c?"#e6e8eb":"#2b3036",1,[6,4])}),o.has("frames")&&s.forEach(_=>m(_,.09*r.reach,2)),o.has("com")&&r.links.forEach((_,A)=>{if(!A||!(_.mass>0))return;let[x,T]=d(Ct(s[A],_.com));t.fillStyle="#E69F00",t.beginPath(),t.arc(x,T,5*h,0,7),t.fill()}),l&&o.has("trace")&&v(l,f[1]),a.paths?.forEach(_=>v(_.points,f[_.colour%f.length],_.dashed?[6,4]:[])),a.arrows?.forEach(_=>g(_.at,_.at.map((A,x)=>A+_.vector[x]),f[_.colour%f.length],4*h)),a.frames?.forEach(_=>m(_.frame,_.size??.09*r.reach,3)),a.goal){let[_,A]=d(a.goal);t.strokeStyle="#D55E00",t.lineWidth=3,t.beginPath(),t.arc(_,A,8*h,0,7),t.stroke()}}pick({figure:e,frames:t,camera:i},r,s){let o=co(i,this.size.width,this.size.height),a=null,l=16;return e.links.forEach((c,u)=>u&&c.parts.forEach(h=>{let[d,f]=bv(h),[g,v]=[Ct(t[u],d),Ct(t[u],f)],[p,m]=[o(g),o(v)],_=(m[0]-p[0])**2+(m[1]-p[1])**2,A=_>0?Math.min(1,Math.max(0,((r-p[0])*(m[0]-p[0])+(s-p[1])*(m[1]-p[1]))/_)):0,x=Math.hypot(p[0]+A*(m[0]-p[0])-r,p[1]+A*(m[1]-p[1])-s);x<l&&(l=x,a={link:u,point:g.map((T,w)=>T+A*(v[w]-T))})})),a}dispose(){}};function bv(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"drum":{let e=n.axis.map(t=>.15*n.length*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),.8*n.radius]}case"ball":return[n.at,n.at,n.radius];default:{let e=Ye(n.frame);return[e,e,n.kind==="box"?.4*Math.hypot(...n.size):.03]}}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var Jv=0,Im=1,Kv=2;var da=1,Zv=2,Nl=3,Ao=0,fi=1,us=2,fa=0,Fl=1,Lm=2,Dm=3,Nm=4,jv=5;var pa=100,Qv=101,ey=102,ty=103,ny=104,iy=200,ry=201,sy=202,oy=203,Fm=204,km=205,ay=206,ly=207,cy=208,uy=209,hy=210,dy=211,fy=212,py=213,my=214,id=0,rd=1,sd=2,Ml=3,od=4,ad=5,ld=6,cd=7,Um=0,gy=1,_y=2,hs=0,Om=1,Bm=2,zm=3,_u=4,Vm=5,Hm=6,Gm=7;var Wm=300,ma=301,kl=302,kd=303,Ud=304,ud=1e3,os=1001,hd=1002,ci=1003,vy=1004;var vu=1005;var Di=1006,Od=1007;var Hs=1008;var Hi=1009,qm=1010,$m=1011,Ul=1012,Bd=1013,kr=1014,Ur=1015,Or=1016,zd=1017,Vd=1018,ga=1020,Xm=35902,Ym=35899,Jm=1021,Km=1022,Br=1023,Os=1026,Gs=1027,Zm=1028,Hd=1029,To=1030,Gd=1031;var Wd=1033,yu=33776,xu=33777,bu=33778,Mu=33779,qd=35840,$d=35841,Xd=35842,Yd=35843,Jd=36196,Kd=37492,Zd=37496,jd=37488,Qd=37489,Su=37490,ef=37491,tf=37808,nf=37809,rf=37810,sf=37811,of=37812,af=37813,lf=37814,cf=37815,uf=37816,hf=37817,df=37818,ff=37819,pf=37820,mf=37821,gf=36492,_f=36494,vf=36495,yf=36283,xf=36284,wu=36285,bf=36286;var jc=2300,dd=2301,td=2302,Sm=2303,wm=2400,Am=2401,Tm=2402;var yy=3200;var Mf=0,xy=1,Ws="",sr="srgb",Qc="srgb-linear",eu="linear",Dt="srgb";var nd=7680;var by=519,My=512,Sy=513,wy=514,jm=515,Ay=516,Ty=517,Qm=518,eg=519,Ey=35044;var tg="300 es",xr=2e3,Sl=2001;function lw(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function cw(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function tu(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Cy(){let n=tu("canvas");return n.style.display="block",n}var Mv={},wl=null;function ng(...n){let e="THREE."+n.shift();wl?wl("log",e,...n):console.log(e,...n)}function Ry(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Ke(...n){n=Ry(n);let e="THREE."+n.shift();if(wl)wl("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function et(...n){n=Ry(n);let e="THREE."+n.shift();if(wl)wl("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Zc(...n){let e=n.join(" ");e in Mv||(Mv[e]=!0,Ke(...n))}function Py(n,e,t){return new Promise(function(i,r){function s(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:r();break;case n.TIMEOUT_EXPIRED:setTimeout(s,t);break;default:i()}}setTimeout(s,t)})}var Iy={[id]:id,[sd]:ld,[od]:od,[Ml]:ad,[rd]:rd,[ld]:sd,[cd]:cd,[ad]:Ml},as=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let r=i[e];if(r!==void 0){let s=r.indexOf(t);s!==-1&&r.splice(s,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let r=i.slice(0);for(let s=0,o=r.length;s<o;s++)r[s].call(this,e);e.target=null}}},xi=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"];var em=Math.PI/180,fd=180/Math.PI;function Au(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(xi[n&255]+xi[n>>8&255]+xi[n>>16&255]+xi[n>>24&255]+"-"+xi[e&255]+xi[e>>8&255]+"-"+xi[e>>16&15|64]+xi[e>>24&255]+"-"+xi[t&63|128]+xi[t>>8&255]+"-"+xi[t>>16&255]+xi[t>>24&255]+xi[i&255]+xi[i>>8&255]+xi[i>>16&255]+xi[i>>24&255]).toLowerCase()}function xt(n,e,t){return Math.max(e,Math.min(t,n))}function uw(n,e){return(n%e+e)%e}function tm(n,e,t){return(1-t)*n+t*e}function Ly(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function ig(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function hw(n,e){if(e.constructor===Float32Array)return n;let t=ig(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function dw(n,e){if(e.constructor===Float32Array)return n;let t=ig(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var at=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6],this.y=r[1]*t+r[4]*i+r[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(xt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(xt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),r=Math.sin(t),s=this.x-e.x,o=this.y-e.y;return this.x=s*i-o*r+e.x,this.y=s*r+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},or=class{constructor(e=0,t=0,i=0,r=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=r}static slerpFlat(e,t,i,r,s,o,a){let l=i[r+0],c=i[r+1],u=i[r+2],h=i[r+3],d=s[o+0],f=s[o+1],g=s[o+2],v=s[o+3];if(h!==v||l!==d||c!==f||u!==g){let p=l*d+c*f+u*g+h*v;p<0&&(d=-d,f=-f,g=-g,v=-v,p=-p);let m=1-a;if(p<.9995){let _=Math.acos(p),A=Math.sin(_);m=Math.sin(m*_)/A,a=Math.sin(a*_)/A,l=l*m+d*a,c=c*m+f*a,u=u*m+g*a,h=h*m+v*a}else{l=l*m+d*a,c=c*m+f*a,u=u*m+g*a,h=h*m+v*a;let _=1/Math.sqrt(l*l+c*c+u*u+h*h);l*=_,c*=_,u*=_,h*=_}}e[t]=l,e[t+1]=c,e[t+2]=u,e[t+3]=h}static multiplyQuaternionsFlat(e,t,i,r,s,o){let a=i[r],l=i[r+1],c=i[r+2],u=i[r+3],h=s[o],d=s[o+1],f=s[o+2],g=s[o+3];return e[t]=a*g+u*h+l*f-c*d,e[t+1]=l*g+u*d+c*h-a*f,e[t+2]=c*g+u*f+a*d-l*h,e[t+3]=u*g-a*h-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,r){return this._x=e,this._y=t,this._z=i,this._w=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,r=e._y,s=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(i/2),u=a(r/2),h=a(s/2),d=l(i/2),f=l(r/2),g=l(s/2);switch(o){case"XYZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"YXZ":this._x=d*u*h+c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"ZXY":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h-d*f*g;break;case"ZYX":this._x=d*u*h-c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h+d*f*g;break;case"YZX":this._x=d*u*h+c*f*g,this._y=c*f*h+d*u*g,this._z=c*u*g-d*f*h,this._w=c*u*h-d*f*g;break;case"XZY":this._x=d*u*h-c*f*g,this._y=c*f*h-d*u*g,this._z=c*u*g+d*f*h,this._w=c*u*h+d*f*g;break;default:Ke("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,r=Math.sin(i);return this._x=e.x*r,this._y=e.y*r,this._z=e.z*r,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],r=t[4],s=t[8],o=t[1],a=t[5],l=t[9],c=t[2],u=t[6],h=t[10],d=i+a+h;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(u-l)*f,this._y=(s-c)*f,this._z=(o-r)*f}else if(i>a&&i>h){let f=2*Math.sqrt(1+i-a-h);this._w=(u-l)/f,this._x=.25*f,this._y=(r+o)/f,this._z=(s+c)/f}else if(a>h){let f=2*Math.sqrt(1+a-i-h);this._w=(s-c)/f,this._x=(r+o)/f,this._y=.25*f,this._z=(l+u)/f}else{let f=2*Math.sqrt(1+h-i-a);this._w=(o-r)/f,this._x=(s+c)/f,this._y=(l+u)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(xt(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let r=Math.min(1,t/i);return this.slerp(e,r),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=t._x,l=t._y,c=t._z,u=t._w;return this._x=i*u+o*a+r*c-s*l,this._y=r*u+o*l+s*a-i*c,this._z=s*u+o*c+i*l-r*a,this._w=o*u-i*a-r*l-s*c,this._onChangeCallback(),this}slerp(e,t){let i=e._x,r=e._y,s=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,r=-r,s=-s,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),u=Math.sin(c);l=Math.sin(l*c)/u,t=Math.sin(t*c)/u,this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+r*t,this._z=this._z*l+s*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),r=Math.sqrt(1-i),s=Math.sqrt(i);return this.set(r*Math.sin(e),r*Math.cos(e),s*Math.sin(t),s*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},Z=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Sv.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Sv.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6]*r,this.y=s[1]*t+s[4]*i+s[7]*r,this.z=s[2]*t+s[5]*i+s[8]*r,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=e.elements,o=1/(s[3]*t+s[7]*i+s[11]*r+s[15]);return this.x=(s[0]*t+s[4]*i+s[8]*r+s[12])*o,this.y=(s[1]*t+s[5]*i+s[9]*r+s[13])*o,this.z=(s[2]*t+s[6]*i+s[10]*r+s[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,r=this.z,s=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*r-a*i),u=2*(a*t-s*r),h=2*(s*i-o*t);return this.x=t+l*c+o*h-a*u,this.y=i+l*u+a*c-s*h,this.z=r+l*h+s*u-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,r=this.z,s=e.elements;return this.x=s[0]*t+s[4]*i+s[8]*r,this.y=s[1]*t+s[5]*i+s[9]*r,this.z=s[2]*t+s[6]*i+s[10]*r,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this.z=xt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this.z=xt(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(xt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,r=e.y,s=e.z,o=t.x,a=t.y,l=t.z;return this.x=r*l-s*a,this.y=s*o-i*l,this.z=i*a-r*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return nm.copy(this).projectOnVector(e),this.sub(nm)}reflect(e){return this.sub(nm.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(xt(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,r=this.z-e.z;return t*t+i*i+r*r}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let r=Math.sin(t)*e;return this.x=r*Math.sin(i),this.y=Math.cos(t)*e,this.z=r*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),r=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=r,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},nm=new Z,Sv=new or,nt=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,r,s,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c)}set(e,t,i,r,s,o,a,l,c){let u=this.elements;return u[0]=e,u[1]=r,u[2]=a,u[3]=t,u[4]=s,u[5]=l,u[6]=i,u[7]=o,u[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[3],l=i[6],c=i[1],u=i[4],h=i[7],d=i[2],f=i[5],g=i[8],v=r[0],p=r[3],m=r[6],_=r[1],A=r[4],x=r[7],T=r[2],w=r[5],y=r[8];return s[0]=o*v+a*_+l*T,s[3]=o*p+a*A+l*w,s[6]=o*m+a*x+l*y,s[1]=c*v+u*_+h*T,s[4]=c*p+u*A+h*w,s[7]=c*m+u*x+h*y,s[2]=d*v+f*_+g*T,s[5]=d*p+f*A+g*w,s[8]=d*m+f*x+g*y,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8];return t*o*u-t*a*c-i*s*u+i*a*l+r*s*c-r*o*l}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=u*o-a*c,d=a*l-u*s,f=c*s-o*l,g=t*h+i*d+r*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/g;return e[0]=h*v,e[1]=(r*c-u*i)*v,e[2]=(a*i-r*o)*v,e[3]=d*v,e[4]=(u*t-r*l)*v,e[5]=(r*s-a*t)*v,e[6]=f*v,e[7]=(i*l-c*t)*v,e[8]=(o*t-i*s)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,r,s,o,a){let l=Math.cos(s),c=Math.sin(s);return this.set(i*l,i*c,-i*(l*o+c*a)+o+e,-r*c,r*l,-r*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Zc("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(im.makeScale(e,t)),this}rotate(e){return Zc("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(im.makeRotation(-e)),this}translate(e,t){return Zc("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(im.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<9;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},im=new nt,wv=new nt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Av=new nt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function fw(){let n={enabled:!0,workingColorSpace:Qc,spaces:{},convert:function(r,s,o){return this.enabled===!1||s===o||!s||!o||(this.spaces[s].transfer===Dt&&(r.r=Us(r.r),r.g=Us(r.g),r.b=Us(r.b)),this.spaces[s].primaries!==this.spaces[o].primaries&&(r.applyMatrix3(this.spaces[s].toXYZ),r.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Dt&&(r.r=bl(r.r),r.g=bl(r.g),r.b=bl(r.b))),r},workingToColorSpace:function(r,s){return this.convert(r,this.workingColorSpace,s)},colorSpaceToWorking:function(r,s){return this.convert(r,s,this.workingColorSpace)},getPrimaries:function(r){return this.spaces[r].primaries},getTransfer:function(r){return r===Ws?eu:this.spaces[r].transfer},getToneMappingMode:function(r){return this.spaces[r].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(r,s=this.workingColorSpace){return r.fromArray(this.spaces[s].luminanceCoefficients)},define:function(r){Object.assign(this.spaces,r)},_getMatrix:function(r,s,o){return r.copy(this.spaces[o].fromXYZ).multiply(this.spaces[s].toXYZ)},_getDrawingBufferColorSpace:function(r){return this.spaces[r].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(r=this.workingColorSpace){return this.spaces[r].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Qc]:{primaries:e,whitePoint:i,transfer:eu,toXYZ:wv,fromXYZ:Av,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:sr},outputColorSpaceConfig:{drawingBufferColorSpace:sr}},[sr]:{primaries:e,whitePoint:i,transfer:Dt,toXYZ:wv,fromXYZ:Av,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:sr}}}),n}var yt=fw();function Us(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function bl(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var ll,pd=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{ll===void 0&&(ll=tu("canvas")),ll.width=e.width,ll.height=e.height;let r=ll.getContext("2d");e instanceof ImageData?r.putImageData(e,0,0):r.drawImage(e,0,0,e.width,e.height),i=ll}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=tu("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let r=i.getImageData(0,0,e.width,e.height),s=r.data;for(let o=0;o<s.length;o++)s[o]=Us(s[o]/255)*255;return i.putImageData(r,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Us(t[i]/255)*255):t[i]=Us(t[i]);return{data:t,width:e.width,height:e.height}}else return Ke("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},pw=0,Al=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:pw++}),this.uuid=Au(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},r=this.data;if(r!==null){let s;if(Array.isArray(r)){s=[];for(let o=0,a=r.length;o<a;o++)r[o].isDataTexture?s.push(rm(r[o].image)):s.push(rm(r[o]))}else s=rm(r);i.url=s}return t||(e.images[this.uuid]=i),i}};function rm(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?pd.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Ke("Texture: Unable to serialize Texture."),{})}var mw=0,sm=new Z,Vi=class n extends as{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=os,r=os,s=Di,o=Hs,a=Br,l=Hi,c=n.DEFAULT_ANISOTROPY,u=Ws){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:mw++}),this.uuid=Au(),this.name="",this.source=new Al(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=r,this.magFilter=s,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new at(0,0),this.repeat=new at(1,1),this.center=new at(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new nt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=u,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(sm).x}get height(){return this.source.getSize(sm).y}get depth(){return this.source.getSize(sm).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Ke(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ke(`Texture.setValues(): property '${t}' does not exist.`);continue}r&&i&&r.isVector2&&i.isVector2||r&&i&&r.isVector3&&i.isVector3||r&&i&&r.isMatrix3&&i.isMatrix3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Wm)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case ud:e.x=e.x-Math.floor(e.x);break;case os:e.x=e.x<0?0:1;break;case hd:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case ud:e.y=e.y-Math.floor(e.y);break;case os:e.y=e.y<0?0:1;break;case hd:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Vi.DEFAULT_IMAGE=null;Vi.DEFAULT_MAPPING=Wm;Vi.DEFAULT_ANISOTROPY=1;var un=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,r=1){this.x=e,this.y=t,this.z=i,this.w=r}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,r){return this.x=e,this.y=t,this.z=i,this.w=r,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,r=this.z,s=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*r+o[12]*s,this.y=o[1]*t+o[5]*i+o[9]*r+o[13]*s,this.z=o[2]*t+o[6]*i+o[10]*r+o[14]*s,this.w=o[3]*t+o[7]*i+o[11]*r+o[15]*s,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,r,s,l=e.elements,c=l[0],u=l[4],h=l[8],d=l[1],f=l[5],g=l[9],v=l[2],p=l[6],m=l[10];if(Math.abs(u-d)<.01&&Math.abs(h-v)<.01&&Math.abs(g-p)<.01){if(Math.abs(u+d)<.1&&Math.abs(h+v)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,x=(f+1)/2,T=(m+1)/2,w=(u+d)/4,y=(h+v)/4,S=(g+p)/4;return A>x&&A>T?A<.01?(i=0,r=.707106781,s=.707106781):(i=Math.sqrt(A),r=w/i,s=y/i):x>T?x<.01?(i=.707106781,r=0,s=.707106781):(r=Math.sqrt(x),i=w/r,s=S/r):T<.01?(i=.707106781,r=.707106781,s=0):(s=Math.sqrt(T),i=y/s,r=S/s),this.set(i,r,s,t),this}let _=Math.sqrt((p-g)*(p-g)+(h-v)*(h-v)+(d-u)*(d-u));return Math.abs(_)<.001&&(_=1),this.x=(p-g)/_,this.y=(h-v)/_,this.z=(d-u)/_,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this.z=xt(this.z,e.z,t.z),this.w=xt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this.z=xt(this.z,e,t),this.w=xt(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(xt(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},md=class extends as{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Di,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new un(0,0,e,t),this.scissorTest=!1,this.viewport=new un(0,0,e,t),this.textures=[];let r=i.count;for(let s=0;s<r;s++)this.textures[s]=new Vi({width:e,height:t,depth:i.depth}),this.textures[s].isRenderTargetTexture=!0,this.textures[s].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Di,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let r=0,s=this.textures.length;r<s;r++)this.textures[r].image.width=e,this.textures[r].image.height=t,this.textures[r].image.depth=i,this.textures[r].isData3DTexture!==!0&&(this.textures[r].isArrayTexture=this.textures[r].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let r=Object.assign({},e.textures[t].image);this.textures[t].source=new Al(r)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ar=class extends md{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},nu=class extends Vi{constructor(e=null,t=1,i=1,r=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=ci,this.minFilter=ci,this.wrapR=os,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var gd=class extends Vi{constructor(e=null,t=1,i=1,r=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:r},this.magFilter=ci,this.minFilter=ci,this.wrapR=os,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Rt=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,r,s,o,a,l,c,u,h,d,f,g,v,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,r,s,o,a,l,c,u,h,d,f,g,v,p)}set(e,t,i,r,s,o,a,l,c,u,h,d,f,g,v,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=r,m[1]=s,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=u,m[10]=h,m[14]=d,m[3]=f,m[7]=g,m[11]=v,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,r=1/cl.setFromMatrixColumn(e,0).length(),s=1/cl.setFromMatrixColumn(e,1).length(),o=1/cl.setFromMatrixColumn(e,2).length();return t[0]=i[0]*r,t[1]=i[1]*r,t[2]=i[2]*r,t[3]=0,t[4]=i[4]*s,t[5]=i[5]*s,t[6]=i[6]*s,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,r=e.y,s=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(r),c=Math.sin(r),u=Math.cos(s),h=Math.sin(s);if(e.order==="XYZ"){let d=o*u,f=o*h,g=a*u,v=a*h;t[0]=l*u,t[4]=-l*h,t[8]=c,t[1]=f+g*c,t[5]=d-v*c,t[9]=-a*l,t[2]=v-d*c,t[6]=g+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*u,f=l*h,g=c*u,v=c*h;t[0]=d+v*a,t[4]=g*a-f,t[8]=o*c,t[1]=o*h,t[5]=o*u,t[9]=-a,t[2]=f*a-g,t[6]=v+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*u,f=l*h,g=c*u,v=c*h;t[0]=d-v*a,t[4]=-o*h,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*u,t[9]=v-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*u,f=o*h,g=a*u,v=a*h;t[0]=l*u,t[4]=g*c-f,t[8]=d*c+v,t[1]=l*h,t[5]=v*c+d,t[9]=f*c-g,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,g=a*l,v=a*c;t[0]=l*u,t[4]=v-d*h,t[8]=g*h+f,t[1]=h,t[5]=o*u,t[9]=-a*u,t[2]=-c*u,t[6]=f*h+g,t[10]=d-v*h}else if(e.order==="XZY"){let d=o*l,f=o*c,g=a*l,v=a*c;t[0]=l*u,t[4]=-h,t[8]=c*u,t[1]=d*h+v,t[5]=o*u,t[9]=f*h-g,t[2]=g*h-f,t[6]=a*u,t[10]=v*h+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(gw,e,_w)}lookAt(e,t,i){let r=this.elements;return ir.subVectors(e,t),ir.lengthSq()===0&&(ir.z=1),ir.normalize(),ho.crossVectors(i,ir),ho.lengthSq()===0&&(Math.abs(i.z)===1?ir.x+=1e-4:ir.z+=1e-4,ir.normalize(),ho.crossVectors(i,ir)),ho.normalize(),Dh.crossVectors(ir,ho),r[0]=ho.x,r[4]=Dh.x,r[8]=ir.x,r[1]=ho.y,r[5]=Dh.y,r[9]=ir.y,r[2]=ho.z,r[6]=Dh.z,r[10]=ir.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,r=t.elements,s=this.elements,o=i[0],a=i[4],l=i[8],c=i[12],u=i[1],h=i[5],d=i[9],f=i[13],g=i[2],v=i[6],p=i[10],m=i[14],_=i[3],A=i[7],x=i[11],T=i[15],w=r[0],y=r[4],S=r[8],O=r[12],k=r[1],D=r[5],V=r[9],L=r[13],P=r[2],F=r[6],B=r[10],G=r[14],re=r[3],$=r[7],J=r[11],te=r[15];return s[0]=o*w+a*k+l*P+c*re,s[4]=o*y+a*D+l*F+c*$,s[8]=o*S+a*V+l*B+c*J,s[12]=o*O+a*L+l*G+c*te,s[1]=u*w+h*k+d*P+f*re,s[5]=u*y+h*D+d*F+f*$,s[9]=u*S+h*V+d*B+f*J,s[13]=u*O+h*L+d*G+f*te,s[2]=g*w+v*k+p*P+m*re,s[6]=g*y+v*D+p*F+m*$,s[10]=g*S+v*V+p*B+m*J,s[14]=g*O+v*L+p*G+m*te,s[3]=_*w+A*k+x*P+T*re,s[7]=_*y+A*D+x*F+T*$,s[11]=_*S+A*V+x*B+T*J,s[15]=_*O+A*L+x*G+T*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[12],o=e[1],a=e[5],l=e[9],c=e[13],u=e[2],h=e[6],d=e[10],f=e[14],g=e[3],v=e[7],p=e[11],m=e[15],_=l*f-c*d,A=a*f-c*h,x=a*d-l*h,T=o*f-c*u,w=o*d-l*u,y=o*h-a*u;return t*(v*_-p*A+m*x)-i*(g*_-p*T+m*w)+r*(g*A-v*T+m*y)-s*(g*x-v*w+p*y)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],r=e[8],s=e[1],o=e[5],a=e[9],l=e[2],c=e[6],u=e[10];return t*(o*u-a*c)-i*(s*u-a*l)+r*(s*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let r=this.elements;return e.isVector3?(r[12]=e.x,r[13]=e.y,r[14]=e.z):(r[12]=e,r[13]=t,r[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],r=e[2],s=e[3],o=e[4],a=e[5],l=e[6],c=e[7],u=e[8],h=e[9],d=e[10],f=e[11],g=e[12],v=e[13],p=e[14],m=e[15],_=t*a-i*o,A=t*l-r*o,x=t*c-s*o,T=i*l-r*a,w=i*c-s*a,y=r*c-s*l,S=u*v-h*g,O=u*p-d*g,k=u*m-f*g,D=h*p-d*v,V=h*m-f*v,L=d*m-f*p,P=_*L-A*V+x*D+T*k-w*O+y*S;if(P===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let F=1/P;return e[0]=(a*L-l*V+c*D)*F,e[1]=(r*V-i*L-s*D)*F,e[2]=(v*y-p*w+m*T)*F,e[3]=(d*w-h*y-f*T)*F,e[4]=(l*k-o*L-c*O)*F,e[5]=(t*L-r*k+s*O)*F,e[6]=(p*x-g*y-m*A)*F,e[7]=(u*y-d*x+f*A)*F,e[8]=(o*V-a*k+c*S)*F,e[9]=(i*k-t*V-s*S)*F,e[10]=(g*w-v*x+m*_)*F,e[11]=(h*x-u*w-f*_)*F,e[12]=(a*O-o*D-l*S)*F,e[13]=(t*D-i*O+r*S)*F,e[14]=(v*A-g*T-p*_)*F,e[15]=(u*T-h*A+d*_)*F,this}scale(e){let t=this.elements,i=e.x,r=e.y,s=e.z;return t[0]*=i,t[4]*=r,t[8]*=s,t[1]*=i,t[5]*=r,t[9]*=s,t[2]*=i,t[6]*=r,t[10]*=s,t[3]*=i,t[7]*=r,t[11]*=s,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],r=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,r))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),r=Math.sin(t),s=1-i,o=e.x,a=e.y,l=e.z,c=s*o,u=s*a;return this.set(c*o+i,c*a-r*l,c*l+r*a,0,c*a+r*l,u*a+i,u*l-r*o,0,c*l-r*a,u*l+r*o,s*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,r,s,o){return this.set(1,i,s,0,e,1,o,0,t,r,1,0,0,0,0,1),this}compose(e,t,i){let r=this.elements,s=t._x,o=t._y,a=t._z,l=t._w,c=s+s,u=o+o,h=a+a,d=s*c,f=s*u,g=s*h,v=o*u,p=o*h,m=a*h,_=l*c,A=l*u,x=l*h,T=i.x,w=i.y,y=i.z;return r[0]=(1-(v+m))*T,r[1]=(f+x)*T,r[2]=(g-A)*T,r[3]=0,r[4]=(f-x)*w,r[5]=(1-(d+m))*w,r[6]=(p+_)*w,r[7]=0,r[8]=(g+A)*y,r[9]=(p-_)*y,r[10]=(1-(d+v))*y,r[11]=0,r[12]=e.x,r[13]=e.y,r[14]=e.z,r[15]=1,this}decompose(e,t,i){let r=this.elements;e.x=r[12],e.y=r[13],e.z=r[14];let s=this.determinantAffine();if(s===0)return i.set(1,1,1),t.identity(),this;let o=cl.set(r[0],r[1],r[2]).length(),a=cl.set(r[4],r[5],r[6]).length(),l=cl.set(r[8],r[9],r[10]).length();s<0&&(o=-o),Ir.copy(this);let c=1/o,u=1/a,h=1/l;return Ir.elements[0]*=c,Ir.elements[1]*=c,Ir.elements[2]*=c,Ir.elements[4]*=u,Ir.elements[5]*=u,Ir.elements[6]*=u,Ir.elements[8]*=h,Ir.elements[9]*=h,Ir.elements[10]*=h,t.setFromRotationMatrix(Ir),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,r,s,o,a=xr,l=!1){let c=this.elements,u=2*s/(t-e),h=2*s/(i-r),d=(t+e)/(t-e),f=(i+r)/(i-r),g,v;if(l)g=s/(o-s),v=o*s/(o-s);else if(a===xr)g=-(o+s)/(o-s),v=-2*o*s/(o-s);else if(a===Sl)g=-o/(o-s),v=-o*s/(o-s);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=h,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,i,r,s,o,a=xr,l=!1){let c=this.elements,u=2/(t-e),h=2/(i-r),d=-(t+e)/(t-e),f=-(i+r)/(i-r),g,v;if(l)g=1/(o-s),v=o/(o-s);else if(a===xr)g=-2/(o-s),v=-(o+s)/(o-s);else if(a===Sl)g=-1/(o-s),v=-s/(o-s);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=u,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=h,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=v,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let r=0;r<16;r++)if(t[r]!==i[r])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},cl=new Z,Ir=new Rt,gw=new Z(0,0,0),_w=new Z(1,1,1),ho=new Z,Dh=new Z,ir=new Z,Tv=new Rt,Ev=new or,Bs=class n{constructor(e=0,t=0,i=0,r=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=r}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,r=this._order){return this._x=e,this._y=t,this._z=i,this._order=r,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let r=e.elements,s=r[0],o=r[4],a=r[8],l=r[1],c=r[5],u=r[9],h=r[2],d=r[6],f=r[10];switch(t){case"XYZ":this._y=Math.asin(xt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-u,f),this._z=Math.atan2(-o,s)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-xt(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-h,s),this._z=0);break;case"ZXY":this._x=Math.asin(xt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-h,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,s));break;case"ZYX":this._y=Math.asin(-xt(h,-1,1)),Math.abs(h)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,s)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(xt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-u,c),this._y=Math.atan2(-h,s)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-xt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,s)):(this._x=Math.atan2(-u,f),this._y=0);break;default:Ke("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return Tv.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Tv,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Ev.setFromEuler(this),this.setFromQuaternion(Ev,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Bs.DEFAULT_ORDER="XYZ";var Tl=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},vw=0,Cv=new Z,ul=new or,Ls=new Rt,Nh=new Z,$c=new Z,yw=new Z,xw=new or,Rv=new Z(1,0,0),Pv=new Z(0,1,0),Iv=new Z(0,0,1),Lv={type:"added"},bw={type:"removed"},hl={type:"childadded",child:null},om={type:"childremoved",child:null},di=class n extends as{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:vw++}),this.uuid=Au(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new Z,t=new Bs,i=new or,r=new Z(1,1,1);function s(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(s),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:r},modelViewMatrix:{value:new Rt},normalMatrix:{value:new nt}}),this.matrix=new Rt,this.matrixWorld=new Rt,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Tl,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return ul.setFromAxisAngle(e,t),this.quaternion.multiply(ul),this}rotateOnWorldAxis(e,t){return ul.setFromAxisAngle(e,t),this.quaternion.premultiply(ul),this}rotateX(e){return this.rotateOnAxis(Rv,e)}rotateY(e){return this.rotateOnAxis(Pv,e)}rotateZ(e){return this.rotateOnAxis(Iv,e)}translateOnAxis(e,t){return Cv.copy(e).applyQuaternion(this.quaternion),this.position.add(Cv.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Rv,e)}translateY(e){return this.translateOnAxis(Pv,e)}translateZ(e){return this.translateOnAxis(Iv,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ls.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Nh.copy(e):Nh.set(e,t,i);let r=this.parent;this.updateWorldMatrix(!0,!1),$c.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ls.lookAt($c,Nh,this.up):Ls.lookAt(Nh,$c,this.up),this.quaternion.setFromRotationMatrix(Ls),r&&(Ls.extractRotation(r.matrixWorld),ul.setFromRotationMatrix(Ls),this.quaternion.premultiply(ul.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(et("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Lv),hl.child=e,this.dispatchEvent(hl),hl.child=null):et("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(bw),om.child=e,this.dispatchEvent(om),om.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ls.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ls.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ls),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Lv),hl.child=e,this.dispatchEvent(hl),hl.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,r=this.children.length;i<r;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let r=this.children;for(let s=0,o=r.length;s<o;s++)r[s].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose($c,e,yw),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose($c,xw,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,r=e.z,s=this.matrix.elements;s[12]+=t-s[0]*t-s[4]*i-s[8]*r,s[13]+=i-s[1]*t-s[5]*i-s[9]*r,s[14]+=r-s[2]*t-s[6]*i-s[10]*r}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,r=t.length;i<r;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let r=this.parent;if(e===!0&&r!==null&&r.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let s=this.children;for(let o=0,a=s.length;o<a;o++)s[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let r={};r.uuid=this.uuid,r.type=this.type,r.name=this.name,r.castShadow=this.castShadow,r.receiveShadow=this.receiveShadow,r.visible=this.visible,r.frustumCulled=this.frustumCulled,r.renderOrder=this.renderOrder,r.static=this.static,r.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(r.userData=this.userData),r.layers=this.layers.mask,r.matrix=this.matrix.toArray(),r.up=this.up.toArray(),this.pivot!==null&&(r.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(r.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(r.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(r.type="InstancedMesh",r.count=this.count,r.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(r.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(r.type="BatchedMesh",r.perObjectFrustumCulled=this.perObjectFrustumCulled,r.sortObjects=this.sortObjects,r.drawRanges=this._drawRanges,r.reservedRanges=this._reservedRanges,r.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),r.instanceInfo=this._instanceInfo.map(a=>({...a})),r.availableInstanceIds=this._availableInstanceIds.slice(),r.availableGeometryIds=this._availableGeometryIds.slice(),r.nextIndexStart=this._nextIndexStart,r.nextVertexStart=this._nextVertexStart,r.geometryCount=this._geometryCount,r.maxInstanceCount=this._maxInstanceCount,r.maxVertexCount=this._maxVertexCount,r.maxIndexCount=this._maxIndexCount,r.geometryInitialized=this._geometryInitialized,r.matricesTexture=this._matricesTexture.toJSON(e),r.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(r.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(r.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(r.boundingBox=this.boundingBox.toJSON()));function s(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?r.background=this.background.toJSON():this.background.isTexture&&(r.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(r.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){r.geometry=s(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,u=l.length;c<u;c++){let h=l[c];s(e.shapes,h)}else s(e.shapes,l)}}if(this.isSkinnedMesh&&(r.bindMode=this.bindMode,r.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(s(e.skeletons,this.skeleton),r.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(s(e.materials,this.material[l]));r.material=a}else r.material=s(e.materials,this.material);if(this.children.length>0){r.children=[];for(let a=0;a<this.children.length;a++)r.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){r.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];r.animations.push(s(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),u=o(e.images),h=o(e.shapes),d=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),c.length>0&&(i.textures=c),u.length>0&&(i.images=u),h.length>0&&(i.shapes=h),d.length>0&&(i.skeletons=d),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=r,i;function o(a){let l=[];for(let c in a){let u=a[c];delete u.metadata,l.push(u)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let r=e.children[i];this.add(r.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};di.DEFAULT_UP=new Z(0,1,0);di.DEFAULT_MATRIX_AUTO_UPDATE=!0;di.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Li=class extends di{constructor(){super(),this.isGroup=!0,this.type="Group"}},Mw={type:"move"},El=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Li,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Li,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new Z,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new Z),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Li,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new Z,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new Z,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let r=null,s=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let v of e.hand.values()){let p=t.getJointPose(v,i),m=this._getHandJoint(c,v);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let u=c.joints["index-finger-tip"],h=c.joints["thumb-tip"],d=u.position.distanceTo(h.position),f=.02,g=.005;c.inputState.pinching&&d>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(s=t.getPose(e.gripSpace,i),s!==null&&(l.matrix.fromArray(s.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,s.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(s.linearVelocity)):l.hasLinearVelocity=!1,s.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(s.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(r=t.getPose(e.targetRaySpace,i),r===null&&s!==null&&(r=s),r!==null&&(a.matrix.fromArray(r.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,r.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(r.linearVelocity)):a.hasLinearVelocity=!1,r.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(r.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Mw)))}return a!==null&&(a.visible=r!==null),l!==null&&(l.visible=s!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new Li;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Dy={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},fo={h:0,s:0,l:0},Fh={h:0,s:0,l:0};function am(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var ct=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let r=e;r&&r.isColor?this.copy(r):typeof r=="number"?this.setHex(r):typeof r=="string"&&this.setStyle(r)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=sr){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,yt.colorSpaceToWorking(this,t),this}setRGB(e,t,i,r=yt.workingColorSpace){return this.r=e,this.g=t,this.b=i,yt.colorSpaceToWorking(this,r),this}setHSL(e,t,i,r=yt.workingColorSpace){if(e=uw(e,1),t=xt(t,0,1),i=xt(i,0,1),t===0)this.r=this.g=this.b=i;else{let s=i<=.5?i*(1+t):i+t-i*t,o=2*i-s;this.r=am(o,s,e+1/3),this.g=am(o,s,e),this.b=am(o,s,e-1/3)}return yt.colorSpaceToWorking(this,r),this}setStyle(e,t=sr){function i(s){s!==void 0&&parseFloat(s)<1&&Ke("Color: Alpha component of "+e+" will be ignored.")}let r;if(r=/^(\w+)\(([^\)]*)\)/.exec(e)){let s,o=r[1],a=r[2];switch(o){case"rgb":case"rgba":if(s=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(255,parseInt(s[1],10))/255,Math.min(255,parseInt(s[2],10))/255,Math.min(255,parseInt(s[3],10))/255,t);if(s=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setRGB(Math.min(100,parseFloat(s[1]))/100,Math.min(100,parseFloat(s[2]))/100,Math.min(100,parseFloat(s[3]))/100,t);break;case"hsl":case"hsla":if(s=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(s[4]),this.setHSL(parseFloat(s[1])/360,parseFloat(s[2])/100,parseFloat(s[3])/100,t);break;default:Ke("Color: Unknown color model "+e)}}else if(r=/^\#([A-Fa-f\d]+)$/.exec(e)){let s=r[1],o=s.length;if(o===3)return this.setRGB(parseInt(s.charAt(0),16)/15,parseInt(s.charAt(1),16)/15,parseInt(s.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(s,16),t);Ke("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=sr){let i=Dy[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Ke("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Us(e.r),this.g=Us(e.g),this.b=Us(e.b),this}copyLinearToSRGB(e){return this.r=bl(e.r),this.g=bl(e.g),this.b=bl(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=sr){return yt.workingToColorSpace(bi.copy(this),e),Math.round(xt(bi.r*255,0,255))*65536+Math.round(xt(bi.g*255,0,255))*256+Math.round(xt(bi.b*255,0,255))}getHexString(e=sr){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=yt.workingColorSpace){yt.workingToColorSpace(bi.copy(this),t);let i=bi.r,r=bi.g,s=bi.b,o=Math.max(i,r,s),a=Math.min(i,r,s),l,c,u=(a+o)/2;if(a===o)l=0,c=0;else{let h=o-a;switch(c=u<=.5?h/(o+a):h/(2-o-a),o){case i:l=(r-s)/h+(r<s?6:0);break;case r:l=(s-i)/h+2;break;case s:l=(i-r)/h+4;break}l/=6}return e.h=l,e.s=c,e.l=u,e}getRGB(e,t=yt.workingColorSpace){return yt.workingToColorSpace(bi.copy(this),t),e.r=bi.r,e.g=bi.g,e.b=bi.b,e}getStyle(e=sr){yt.workingToColorSpace(bi.copy(this),e);let t=bi.r,i=bi.g,r=bi.b;return e!==sr?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${r.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(r*255)})`}offsetHSL(e,t,i){return this.getHSL(fo),this.setHSL(fo.h+e,fo.s+t,fo.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(fo),e.getHSL(Fh);let i=tm(fo.h,Fh.h,t),r=tm(fo.s,Fh.s,t),s=tm(fo.l,Fh.l,t);return this.setHSL(i,r,s),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,r=this.b,s=e.elements;return this.r=s[0]*t+s[3]*i+s[6]*r,this.g=s[1]*t+s[4]*i+s[7]*r,this.b=s[2]*t+s[5]*i+s[8]*r,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},bi=new ct;ct.NAMES=Dy;var Cl=class extends di{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Bs,this.environmentIntensity=1,this.environmentRotation=new Bs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Lr=new Z,Ds=new Z,lm=new Z,Ns=new Z,dl=new Z,fl=new Z,Dv=new Z,cm=new Z,um=new Z,hm=new Z,dm=new un,fm=new un,pm=new un,_o=class n{constructor(e=new Z,t=new Z,i=new Z){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,r){r.subVectors(i,t),Lr.subVectors(e,t),r.cross(Lr);let s=r.lengthSq();return s>0?r.multiplyScalar(1/Math.sqrt(s)):r.set(0,0,0)}static getBarycoord(e,t,i,r,s){Lr.subVectors(r,t),Ds.subVectors(i,t),lm.subVectors(e,t);let o=Lr.dot(Lr),a=Lr.dot(Ds),l=Lr.dot(lm),c=Ds.dot(Ds),u=Ds.dot(lm),h=o*c-a*a;if(h===0)return s.set(0,0,0),null;let d=1/h,f=(c*l-a*u)*d,g=(o*u-a*l)*d;return s.set(1-f-g,g,f)}static containsPoint(e,t,i,r){return this.getBarycoord(e,t,i,r,Ns)===null?!1:Ns.x>=0&&Ns.y>=0&&Ns.x+Ns.y<=1}static getInterpolation(e,t,i,r,s,o,a,l){return this.getBarycoord(e,t,i,r,Ns)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(s,Ns.x),l.addScaledVector(o,Ns.y),l.addScaledVector(a,Ns.z),l)}static getInterpolatedAttribute(e,t,i,r,s,o){return dm.setScalar(0),fm.setScalar(0),pm.setScalar(0),dm.fromBufferAttribute(e,t),fm.fromBufferAttribute(e,i),pm.fromBufferAttribute(e,r),o.setScalar(0),o.addScaledVector(dm,s.x),o.addScaledVector(fm,s.y),o.addScaledVector(pm,s.z),o}static isFrontFacing(e,t,i,r){return Lr.subVectors(i,t),Ds.subVectors(e,t),Lr.cross(Ds).dot(r)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,r){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[r]),this}setFromAttributeAndIndices(e,t,i,r){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,r),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Lr.subVectors(this.c,this.b),Ds.subVectors(this.a,this.b),Lr.cross(Ds).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,r,s){return n.getInterpolation(e,this.a,this.b,this.c,t,i,r,s)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,r=this.b,s=this.c,o,a;dl.subVectors(r,i),fl.subVectors(s,i),cm.subVectors(e,i);let l=dl.dot(cm),c=fl.dot(cm);if(l<=0&&c<=0)return t.copy(i);um.subVectors(e,r);let u=dl.dot(um),h=fl.dot(um);if(u>=0&&h<=u)return t.copy(r);let d=l*h-u*c;if(d<=0&&l>=0&&u<=0&&l-u>0)return o=l/(l-u),t.copy(i).addScaledVector(dl,o);hm.subVectors(e,s);let f=dl.dot(hm),g=fl.dot(hm);if(g>=0&&f<=g)return t.copy(s);let v=f*c-l*g;if(v<=0&&c>=0&&g<=0)return a=c/(c-g),t.copy(i).addScaledVector(fl,a);let p=u*g-f*h;if(p<=0&&h-u>=0&&f-g>=0)return Dv.subVectors(s,r),a=(h-u)/(h-u+(f-g)),t.copy(r).addScaledVector(Dv,a);let m=1/(p+v+d);return o=v*m,a=d*m,t.copy(i).addScaledVector(dl,o).addScaledVector(fl,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},vo=class{constructor(e=new Z(1/0,1/0,1/0),t=new Z(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(Dr.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(Dr.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=Dr.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let s=i.getAttribute("position");if(t===!0&&s!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=s.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Dr):Dr.fromBufferAttribute(s,o),Dr.applyMatrix4(e.matrixWorld),this.expandByPoint(Dr);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),kh.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),kh.copy(i.boundingBox)),kh.applyMatrix4(e.matrixWorld),this.union(kh)}let r=e.children;for(let s=0,o=r.length;s<o;s++)this.expandByObject(r[s],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Dr),Dr.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Xc),Uh.subVectors(this.max,Xc),pl.subVectors(e.a,Xc),ml.subVectors(e.b,Xc),gl.subVectors(e.c,Xc),po.subVectors(ml,pl),mo.subVectors(gl,ml),sa.subVectors(pl,gl);let t=[0,-po.z,po.y,0,-mo.z,mo.y,0,-sa.z,sa.y,po.z,0,-po.x,mo.z,0,-mo.x,sa.z,0,-sa.x,-po.y,po.x,0,-mo.y,mo.x,0,-sa.y,sa.x,0];return!mm(t,pl,ml,gl,Uh)||(t=[1,0,0,0,1,0,0,0,1],!mm(t,pl,ml,gl,Uh))?!1:(Oh.crossVectors(po,mo),t=[Oh.x,Oh.y,Oh.z],mm(t,pl,ml,gl,Uh))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Dr).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Dr).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Fs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Fs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Fs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Fs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Fs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Fs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Fs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Fs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Fs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Fs=[new Z,new Z,new Z,new Z,new Z,new Z,new Z,new Z],Dr=new Z,kh=new vo,pl=new Z,ml=new Z,gl=new Z,po=new Z,mo=new Z,sa=new Z,Xc=new Z,Uh=new Z,Oh=new Z,oa=new Z;function mm(n,e,t,i,r){for(let s=0,o=n.length-3;s<=o;s+=3){oa.fromArray(n,s);let a=r.x*Math.abs(oa.x)+r.y*Math.abs(oa.y)+r.z*Math.abs(oa.z),l=e.dot(oa),c=t.dot(oa),u=i.dot(oa);if(Math.max(-Math.max(l,c,u),Math.min(l,c,u))>a)return!1}return!0}var Vn=new Z,Bh=new at,Sw=0,zi=class extends as{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Sw++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Ey,this.updateRanges=[],this.gpuType=Ur,this.version=0,this._normalizationScale=e!==void 0?ig(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let r=0,s=this.itemSize;r<s;r++)this.array[e+r]=t.array[i+r];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)Bh.fromBufferAttribute(this,t),Bh.applyMatrix3(e),this.setXY(t,Bh.x,Bh.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)Vn.fromBufferAttribute(this,t),Vn.applyMatrix3(e),this.setXYZ(t,Vn.x,Vn.y,Vn.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)Vn.fromBufferAttribute(this,t),Vn.applyMatrix4(e),this.setXYZ(t,Vn.x,Vn.y,Vn.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)Vn.fromBufferAttribute(this,t),Vn.applyNormalMatrix(e),this.setXYZ(t,Vn.x,Vn.y,Vn.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)Vn.fromBufferAttribute(this,t),Vn.transformDirection(e),this.setXYZ(t,Vn.x,Vn.y,Vn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this}setXYZW(e,t,i,r,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),r=this._normalize(r),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=r,this.array[e+3]=s,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):hw(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):dw(e,this.array)}};var iu=class extends zi{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var ru=class extends zi{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Tn=class extends zi{constructor(e,t,i){super(new Float32Array(e),t,i)}},ww=new vo,Yc=new Z,gm=new Z,ca=class{constructor(e=new Z,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):ww.setFromPoints(e).getCenter(i);let r=0;for(let s=0,o=e.length;s<o;s++)r=Math.max(r,i.distanceToSquared(e[s]));return this.radius=Math.sqrt(r),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Yc.subVectors(e,this.center);let t=Yc.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),r=(i-this.radius)*.5;this.center.addScaledVector(Yc,r/i),this.radius+=r}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(gm.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Yc.copy(e.center).add(gm)),this.expandByPoint(Yc.copy(e.center).sub(gm))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},Aw=0,yr=new Rt,_m=new di,_l=new Z,rr=new vo,Jc=new vo,li=new Z,Mi=class n extends as{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:Aw++}),this.uuid=Au(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(lw(e)?ru:iu)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let s=new nt().getNormalMatrix(e);i.applyNormalMatrix(s),i.needsUpdate=!0}let r=this.attributes.tangent;return r!==void 0&&(r.transformDirection(e),r.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return yr.makeRotationFromQuaternion(e),this.applyMatrix4(yr),this}rotateX(e){return yr.makeRotationX(e),this.applyMatrix4(yr),this}rotateY(e){return yr.makeRotationY(e),this.applyMatrix4(yr),this}rotateZ(e){return yr.makeRotationZ(e),this.applyMatrix4(yr),this}translate(e,t,i){return yr.makeTranslation(e,t,i),this.applyMatrix4(yr),this}scale(e,t,i){return yr.makeScale(e,t,i),this.applyMatrix4(yr),this}lookAt(e){return _m.lookAt(e),_m.updateMatrix(),this.applyMatrix4(_m.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(_l).negate(),this.translate(_l.x,_l.y,_l.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let r=0,s=e.length;r<s;r++){let o=e[r];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Tn(i,3))}else{let i=Math.min(e.length,t.count);for(let r=0;r<i;r++){let s=e[r];t.setXYZ(r,s.x,s.y,s.z||0)}e.length>t.count&&Ke("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new vo);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new Z(-1/0,-1/0,-1/0),new Z(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,r=t.length;i<r;i++){let s=t[i];rr.setFromBufferAttribute(s),this.morphTargetsRelative?(li.addVectors(this.boundingBox.min,rr.min),this.boundingBox.expandByPoint(li),li.addVectors(this.boundingBox.max,rr.max),this.boundingBox.expandByPoint(li)):(this.boundingBox.expandByPoint(rr.min),this.boundingBox.expandByPoint(rr.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&et('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ca);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new Z,1/0);return}if(e){let i=this.boundingSphere.center;if(rr.setFromBufferAttribute(e),t)for(let s=0,o=t.length;s<o;s++){let a=t[s];Jc.setFromBufferAttribute(a),this.morphTargetsRelative?(li.addVectors(rr.min,Jc.min),rr.expandByPoint(li),li.addVectors(rr.max,Jc.max),rr.expandByPoint(li)):(rr.expandByPoint(Jc.min),rr.expandByPoint(Jc.max))}rr.getCenter(i);let r=0;for(let s=0,o=e.count;s<o;s++)li.fromBufferAttribute(e,s),r=Math.max(r,i.distanceToSquared(li));if(t)for(let s=0,o=t.length;s<o;s++){let a=t[s],l=this.morphTargetsRelative;for(let c=0,u=a.count;c<u;c++)li.fromBufferAttribute(a,c),l&&(_l.fromBufferAttribute(e,c),li.add(_l)),r=Math.max(r,i.distanceToSquared(li))}this.boundingSphere.radius=Math.sqrt(r),isNaN(this.boundingSphere.radius)&&et('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){et("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,r=t.normal,s=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new zi(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(i.count);for(let O=0;O<i.count;O++)a[O]=new Z,l[O]=new Z;let u=new Z,h=new Z,d=new Z,f=new at,g=new at,v=new at,p=new Z,m=new Z;function _(O,k,D){c[O]=c[k]=c[D]=1,u.fromBufferAttribute(i,O),h.fromBufferAttribute(i,k),d.fromBufferAttribute(i,D),f.fromBufferAttribute(s,O),g.fromBufferAttribute(s,k),v.fromBufferAttribute(s,D),h.sub(u),d.sub(u),g.sub(f),v.sub(f);let V=1/(g.x*v.y-v.x*g.y);isFinite(V)&&(p.copy(h).multiplyScalar(v.y).addScaledVector(d,-g.y).multiplyScalar(V),m.copy(d).multiplyScalar(g.x).addScaledVector(h,-v.x).multiplyScalar(V),a[O].add(p),a[k].add(p),a[D].add(p),l[O].add(m),l[k].add(m),l[D].add(m))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let O=0,k=A.length;O<k;++O){let D=A[O],V=D.start,L=D.count;for(let P=V,F=V+L;P<F;P+=3)_(e.getX(P+0),e.getX(P+1),e.getX(P+2))}let x=new Z,T=new Z,w=new Z,y=new Z;function S(O){w.fromBufferAttribute(r,O),y.copy(w);let k=a[O];x.copy(k),x.sub(w.multiplyScalar(w.dot(k))).normalize(),T.crossVectors(y,k);let V=T.dot(l[O])<0?-1:1;o.setXYZW(O,x.x,x.y,x.z,V)}for(let O=0,k=i.count;O<k;++O)c[O]&&S(O);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new zi(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let d=0,f=i.count;d<f;d++)i.setXYZ(d,0,0,0);let r=new Z,s=new Z,o=new Z,a=new Z,l=new Z,c=new Z,u=new Z,h=new Z;if(e)for(let d=0,f=e.count;d<f;d+=3){let g=e.getX(d+0),v=e.getX(d+1),p=e.getX(d+2);r.fromBufferAttribute(t,g),s.fromBufferAttribute(t,v),o.fromBufferAttribute(t,p),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,v),c.fromBufferAttribute(i,p),a.add(u),l.add(u),c.add(u),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(v,l.x,l.y,l.z),i.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)r.fromBufferAttribute(t,d+0),s.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),u.subVectors(o,s),h.subVectors(r,s),u.cross(h),i.setXYZ(d+0,u.x,u.y,u.z),i.setXYZ(d+1,u.x,u.y,u.z),i.setXYZ(d+2,u.x,u.y,u.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)li.fromBufferAttribute(e,t),li.normalize(),e.setXYZ(t,li.x,li.y,li.z)}toNonIndexed(){function e(a,l){let c=a.array,u=a.itemSize,h=a.normalized,d=new c.constructor(l.length*u),f=0,g=0;for(let v=0,p=l.length;v<p;v++){a.isInterleavedBufferAttribute?f=l[v]*a.data.stride+a.offset:f=l[v]*u;for(let m=0;m<u;m++)d[g++]=c[f++]}return new zi(d,u,h)}if(this.index===null)return Ke("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,r=this.attributes;for(let a in r){let l=r[a],c=e(l,i);t.setAttribute(a,c)}let s=this.morphAttributes;for(let a in s){let l=[],c=s[a];for(let u=0,h=c.length;u<h;u++){let d=c[u],f=e(d,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let c=i[l];e.data.attributes[l]=c.toJSON(e.data)}let r={},s=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],u=[];for(let h=0,d=c.length;h<d;h++){let f=c[h];u.push(f.toJSON(e.data))}u.length>0&&(r[l]=u,s=!0)}s&&(e.data.morphAttributes=r,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let r=e.attributes;for(let c in r){let u=r[c];this.setAttribute(c,u.clone(t))}let s=e.morphAttributes;for(let c in s){let u=[],h=s[c];for(let d=0,f=h.length;d<f;d++)u.push(h[d].clone(t));this.morphAttributes[c]=u}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,u=o.length;c<u;c++){let h=o[c];this.addGroup(h.start,h.count,h.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var vm=new Z,Tw=new Z,Ew=new nt,Nr=class{constructor(e=new Z(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,r){return this.normal.set(e,t,i),this.constant=r,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let r=vm.subVectors(i,t).cross(Tw.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(r,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let r=e.delta(vm),s=this.normal.dot(r);if(s===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/s;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(r,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||Ew.getNormalMatrix(e),r=this.coplanarPoint(vm).applyMatrix4(e),s=this.normal.applyMatrix3(i).normalize();return this.constant=-r.dot(s),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Cw=0,ls=class extends as{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Cw++}),this.uuid=Au(),this.name="",this.type="Material",this.blending=Fl,this.side=Ao,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Fm,this.blendDst=km,this.blendEquation=pa,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ct(0,0,0),this.blendAlpha=0,this.depthFunc=Ml,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=by,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=nd,this.stencilZFail=nd,this.stencilZPass=nd,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Ke(`Material: parameter '${t}' has value of undefined.`);continue}let r=this[t];if(r===void 0){Ke(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}r&&r.isColor?r.set(i):r&&r.isVector2&&i&&i.isVector2||r&&r.isEuler&&i&&i.isEuler||r&&r.isVector3&&i&&i.isVector3?r.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(s=>s.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function r(s){let o=[];for(let a in s){let l=s[a];delete l.metadata,o.push(l)}return o}if(t){let s=r(e.textures),o=r(e.images);s.length>0&&(i.textures=s),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ct().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Nr().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new at().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new at().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let r=t.length;i=new Array(r);for(let s=0;s!==r;++s)i[s]=t[s].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var ks=new Z,ym=new Z,zh=new Z,Vh=new Z,Rl=class{constructor(e=new Z,t=new Z(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,ks)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=ks.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(ks.copy(this.origin).addScaledVector(this.direction,t),ks.distanceToSquared(e))}distanceSqToSegment(e,t,i,r){ym.copy(e).add(t).multiplyScalar(.5),zh.copy(t).sub(e).normalize(),Vh.copy(this.origin).sub(ym);let s=e.distanceTo(t)*.5,o=-this.direction.dot(zh),a=Vh.dot(this.direction),l=-Vh.dot(zh),c=Vh.lengthSq(),u=Math.abs(1-o*o),h,d,f,g;if(u>0)if(h=o*l-a,d=o*a-l,g=s*u,h>=0)if(d>=-g)if(d<=g){let v=1/u;h*=v,d*=v,f=h*(h+o*d+2*a)+d*(o*h+d+2*l)+c}else d=s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d=-s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;else d<=-g?(h=Math.max(0,-(-o*s+a)),d=h>0?-s:Math.min(Math.max(-s,-l),s),f=-h*h+d*(d+2*l)+c):d<=g?(h=0,d=Math.min(Math.max(-s,-l),s),f=d*(d+2*l)+c):(h=Math.max(0,-(o*s+a)),d=h>0?s:Math.min(Math.max(-s,-l),s),f=-h*h+d*(d+2*l)+c);else d=o>0?-s:s,h=Math.max(0,-(o*d+a)),f=-h*h+d*(d+2*l)+c;return i&&i.copy(this.origin).addScaledVector(this.direction,h),r&&r.copy(ym).addScaledVector(zh,d),f}intersectSphere(e,t){if(e.radius<0)return null;ks.subVectors(e.center,this.origin);let i=ks.dot(this.direction),r=ks.dot(ks)-i*i,s=e.radius*e.radius;if(r>s)return null;let o=Math.sqrt(s-r),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,r,s,o,a,l,c=1/this.direction.x,u=1/this.direction.y,h=1/this.direction.z,d=this.origin;return c>=0?(i=(e.min.x-d.x)*c,r=(e.max.x-d.x)*c):(i=(e.max.x-d.x)*c,r=(e.min.x-d.x)*c),u>=0?(s=(e.min.y-d.y)*u,o=(e.max.y-d.y)*u):(s=(e.max.y-d.y)*u,o=(e.min.y-d.y)*u),i>o||s>r||((s>i||isNaN(i))&&(i=s),(o<r||isNaN(r))&&(r=o),h>=0?(a=(e.min.z-d.z)*h,l=(e.max.z-d.z)*h):(a=(e.max.z-d.z)*h,l=(e.min.z-d.z)*h),i>l||a>r)||((a>i||i!==i)&&(i=a),(l<r||r!==r)&&(r=l),r<0)?null:this.at(i>=0?i:r,t)}intersectsBox(e){return this.intersectBox(e,ks)!==null}intersectTriangle(e,t,i,r,s){let o=this.origin,a=this.direction,l=a.x,c=a.y,u=a.z,h=e.x-o.x,d=e.y-o.y,f=e.z-o.z,g=t.x-o.x,v=t.y-o.y,p=t.z-o.z,m=i.x-o.x,_=i.y-o.y,A=i.z-o.z,x=Math.abs(l),T=Math.abs(c),w=Math.abs(u),y,S,O,k,D,V,L,P,F,B,G,re;if(x>=T&&x>=w?(O=l,V=h,F=g,re=m,l>=0?(y=c,S=u,k=d,D=f,L=v,P=p,B=_,G=A):(y=u,S=c,k=f,D=d,L=p,P=v,B=A,G=_)):T>=w?(O=c,V=d,F=v,re=_,c>=0?(y=u,S=l,k=f,D=h,L=p,P=g,B=A,G=m):(y=l,S=u,k=h,D=f,L=g,P=p,B=m,G=A)):(O=u,V=f,F=p,re=A,u>=0?(y=l,S=c,k=h,D=d,L=g,P=v,B=m,G=_):(y=c,S=l,k=d,D=h,L=v,P=g,B=_,G=m)),O===0)return null;let $=y/O,J=S/O,te=1/O,de=k-$*V,se=D-J*V,Q=L-$*F,fe=P-J*F,ve=B-$*re,Ee=G-J*re,Me=ve*fe-Ee*Q,We=de*Ee-se*ve,st=Q*se-fe*de;if(r){if(Me<0||We<0||st<0)return null}else if((Me<0||We<0||st<0)&&(Me>0||We>0||st>0))return null;let Ve=Me+We+st;if(Ve===0)return null;let pt=te*(Me*V+We*F+st*re);return(Ve>0?pt<0:pt>0)?null:this.at(pt/Ve,s)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},zs=class extends ls{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ct(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.combine=Um,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Nv=new Rt,aa=new Rl,Hh=new ca,Fv=new Z,Gh=new Z,Wh=new Z,qh=new Z,xm=new Z,$h=new Z,kv=new Z,Xh=new Z,gn=class extends di{constructor(e=new Mi,t=new zs){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}getVertexPosition(e,t){let i=this.geometry,r=i.attributes.position,s=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(r,e);let a=this.morphTargetInfluences;if(s&&a){$h.set(0,0,0);for(let l=0,c=s.length;l<c;l++){let u=a[l],h=s[l];u!==0&&(xm.fromBufferAttribute(h,e),o?$h.addScaledVector(xm,u):$h.addScaledVector(xm.sub(t),u))}t.add($h)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.material,s=this.matrixWorld;r!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Hh.copy(i.boundingSphere),Hh.applyMatrix4(s),aa.copy(e.ray).recast(e.near),!(Hh.containsPoint(aa.origin)===!1&&(aa.intersectSphere(Hh,Fv)===null||aa.origin.distanceToSquared(Fv)>(e.far-e.near)**2))&&(Nv.copy(s).invert(),aa.copy(e.ray).applyMatrix4(Nv),!(i.boundingBox!==null&&aa.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,aa)))}_computeIntersections(e,t,i){let r,s=this.geometry,o=this.material,a=s.index,l=s.attributes.position,c=s.attributes.uv,u=s.attributes.uv1,h=s.attributes.normal,d=s.groups,f=s.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),A=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let x=_,T=A;x<T;x+=3){let w=a.getX(x),y=a.getX(x+1),S=a.getX(x+2);r=Yh(this,m,e,i,c,u,h,w,y,S),r&&(r.faceIndex=Math.floor(x/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),v=Math.min(a.count,f.start+f.count);for(let p=g,m=v;p<m;p+=3){let _=a.getX(p),A=a.getX(p+1),x=a.getX(p+2);r=Yh(this,o,e,i,c,u,h,_,A,x),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,v=d.length;g<v;g++){let p=d[g],m=o[p.materialIndex],_=Math.max(p.start,f.start),A=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let x=_,T=A;x<T;x+=3){let w=x,y=x+1,S=x+2;r=Yh(this,m,e,i,c,u,h,w,y,S),r&&(r.faceIndex=Math.floor(x/3),r.face.materialIndex=p.materialIndex,t.push(r))}}else{let g=Math.max(0,f.start),v=Math.min(l.count,f.start+f.count);for(let p=g,m=v;p<m;p+=3){let _=p,A=p+1,x=p+2;r=Yh(this,o,e,i,c,u,h,_,A,x),r&&(r.faceIndex=Math.floor(p/3),t.push(r))}}}};function Rw(n,e,t,i,r,s,o,a){let l;if(e.side===fi?l=i.intersectTriangle(o,s,r,!0,a):l=i.intersectTriangle(r,s,o,e.side===Ao,a),l===null)return null;Xh.copy(a),Xh.applyMatrix4(n.matrixWorld);let c=t.ray.origin.distanceTo(Xh);return c<t.near||c>t.far?null:{distance:c,point:Xh.clone(),object:n}}function Yh(n,e,t,i,r,s,o,a,l,c){n.getVertexPosition(a,Gh),n.getVertexPosition(l,Wh),n.getVertexPosition(c,qh);let u=Rw(n,e,t,i,Gh,Wh,qh,kv);if(u){let h=new Z;_o.getBarycoord(kv,Gh,Wh,qh,h),r&&(u.uv=_o.getInterpolatedAttribute(r,a,l,c,h,new at)),s&&(u.uv1=_o.getInterpolatedAttribute(s,a,l,c,h,new at)),o&&(u.normal=_o.getInterpolatedAttribute(o,a,l,c,h,new Z),u.normal.dot(i.direction)>0&&u.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new Z,materialIndex:0};_o.getNormal(Gh,Wh,qh,d.normal),u.face=d,u.barycoord=h}return u}var _d=class extends Vi{constructor(e=null,t=1,i=1,r,s,o,a,l,c=ci,u=ci,h,d){super(null,o,a,l,c,u,r,s,h,d),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var la=new ca,Pw=new at(.5,.5),Jh=new Z,yo=class{constructor(e=new Nr,t=new Nr,i=new Nr,r=new Nr,s=new Nr,o=new Nr){this.planes=[e,t,i,r,s,o]}set(e,t,i,r,s,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(r),a[4].copy(s),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=xr,i=!1){let r=this.planes,s=e.elements,o=s[0],a=s[1],l=s[2],c=s[3],u=s[4],h=s[5],d=s[6],f=s[7],g=s[8],v=s[9],p=s[10],m=s[11],_=s[12],A=s[13],x=s[14],T=s[15];if(r[0].setComponents(c-o,f-u,m-g,T-_).normalize(),r[1].setComponents(c+o,f+u,m+g,T+_).normalize(),r[2].setComponents(c+a,f+h,m+v,T+A).normalize(),r[3].setComponents(c-a,f-h,m-v,T-A).normalize(),i)r[4].setComponents(l,d,p,x).normalize(),r[5].setComponents(c-l,f-d,m-p,T-x).normalize();else if(r[4].setComponents(c-l,f-d,m-p,T-x).normalize(),t===xr)r[5].setComponents(c+l,f+d,m+p,T+x).normalize();else if(t===Sl)r[5].setComponents(l,d,p,x).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),la.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),la.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(la)}intersectsSprite(e){la.center.set(0,0,0);let t=Pw.distanceTo(e.center);return la.radius=.7071067811865476+t,la.applyMatrix4(e.matrixWorld),this.intersectsSphere(la)}intersectsSphere(e){let t=this.planes,i=e.center,r=-e.radius;for(let s=0;s<6;s++)if(t[s].distanceToPoint(i)<r)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let r=t[i];if(Jh.x=r.normal.x>0?e.max.x:e.min.x,Jh.y=r.normal.y>0?e.max.y:e.min.y,Jh.z=r.normal.z>0?e.max.z:e.min.z,r.distanceToPoint(Jh)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Uv=new Rt,vd=class n{constructor(){this.coordinateSystem=xr,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let r=0;r<t.length;r++){let s=t[r];Uv.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse),i[r]===void 0&&(i[r]=new yo),i[r].setFromProjectionMatrix(Uv,s.coordinateSystem,s.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let r=0;r<e._count;r++)t[r]===void 0&&(t[r]=new yo),t[r].copy(i[r]);return this._count=e._count,this}clone(){return new n().copy(this)}};var ua=class extends ls{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ct(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},yd=new Z,xd=new Z,Ov=new Rt,Kc=new Rl,Kh=new ca,bm=new Z,Bv=new Z,ha=class extends di{constructor(e=new Mi,t=new ua){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let r=1,s=t.count;r<s;r++)yd.fromBufferAttribute(t,r-1),xd.fromBufferAttribute(t,r),i[r]=i[r-1],i[r]+=yd.distanceTo(xd);e.setAttribute("lineDistance",new Tn(i,1))}else Ke("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,r=this.matrixWorld,s=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),Kh.copy(i.boundingSphere),Kh.applyMatrix4(r),Kh.radius+=s,e.ray.intersectsSphere(Kh)===!1)return;Ov.copy(r).invert(),Kc.copy(e.ray).applyMatrix4(Ov);let a=s/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,u=i.index,d=i.attributes.position;if(u!==null){let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let v=f,p=g-1;v<p;v+=c){let m=u.getX(v),_=u.getX(v+1),A=Zh(this,e,Kc,l,m,_,v);A&&t.push(A)}if(this.isLineLoop){let v=u.getX(g-1),p=u.getX(f),m=Zh(this,e,Kc,l,v,p,g-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let v=f,p=g-1;v<p;v+=c){let m=Zh(this,e,Kc,l,v,v+1,v);m&&t.push(m)}if(this.isLineLoop){let v=Zh(this,e,Kc,l,g-1,f,g-1);v&&t.push(v)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let r=t[i[0]];if(r!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let s=0,o=r.length;s<o;s++){let a=r[s].name||String(s);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=s}}}}};function Zh(n,e,t,i,r,s,o){let a=n.geometry.attributes.position;if(yd.fromBufferAttribute(a,r),xd.fromBufferAttribute(a,s),t.distanceSqToSegment(yd,xd,bm,Bv)>i)return;bm.applyMatrix4(n.matrixWorld);let c=e.ray.origin.distanceTo(bm);if(!(c<e.near||c>e.far))return{distance:c,point:Bv.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var su=class extends Vi{constructor(e=[],t=ma,i,r,s,o,a,l,c,u){super(e,t,i,r,s,o,a,l,c,u),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Vs=class extends Vi{constructor(e,t,i=kr,r,s,o,a=ci,l=ci,c,u=Os,h=1){if(u!==Os&&u!==Gs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:h};super(d,r,s,o,a,l,u,i,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Al(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},ou=class extends Vs{constructor(e,t=kr,i=ma,r,s,o=ci,a=ci,l,c=Os){let u={width:e,height:e,depth:1},h=[u,u,u,u,u,u];super(e,e,t,i,r,s,o,a,l,c),this.image=h,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},au=class extends Vi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},cs=class n extends Mi{constructor(e=1,t=1,i=1,r=1,s=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:r,heightSegments:s,depthSegments:o};let a=this;r=Math.floor(r),s=Math.floor(s),o=Math.floor(o);let l=[],c=[],u=[],h=[],d=0,f=0;g("z","y","x",-1,-1,i,t,e,o,s,0),g("z","y","x",1,-1,i,t,-e,o,s,1),g("x","z","y",1,1,e,i,t,r,o,2),g("x","z","y",1,-1,e,i,-t,r,o,3),g("x","y","z",1,-1,e,t,i,r,s,4),g("x","y","z",-1,-1,e,t,-i,r,s,5),this.setIndex(l),this.setAttribute("position",new Tn(c,3)),this.setAttribute("normal",new Tn(u,3)),this.setAttribute("uv",new Tn(h,2));function g(v,p,m,_,A,x,T,w,y,S,O){let k=x/y,D=T/S,V=x/2,L=T/2,P=w/2,F=y+1,B=S+1,G=0,re=0,$=new Z;for(let J=0;J<B;J++){let te=J*D-L;for(let de=0;de<F;de++){let se=de*k-V;$[v]=se*_,$[p]=te*A,$[m]=P,c.push($.x,$.y,$.z),$[v]=0,$[p]=0,$[m]=w>0?1:-1,u.push($.x,$.y,$.z),h.push(de/y),h.push(1-J/S),G+=1}}for(let J=0;J<S;J++)for(let te=0;te<y;te++){let de=d+te+F*J,se=d+te+F*(J+1),Q=d+(te+1)+F*(J+1),fe=d+(te+1)+F*J;l.push(de,se,fe),l.push(se,Q,fe),re+=6}a.addGroup(f,re,O),f+=re,d+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Pl=class n extends Mi{constructor(e=1,t=1,i=1,r=32,s=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:r,heightSegments:s,openEnded:o,thetaStart:a,thetaLength:l};let c=this;r=Math.floor(r),s=Math.floor(s);let u=[],h=[],d=[],f=[],g=0,v=[],p=i/2,m=0;_(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(u),this.setAttribute("position",new Tn(h,3)),this.setAttribute("normal",new Tn(d,3)),this.setAttribute("uv",new Tn(f,2));function _(){let x=new Z,T=new Z,w=0,y=(t-e)/i;for(let S=0;S<=s;S++){let O=[],k=S/s,D=k*(t-e)+e;for(let V=0;V<=r;V++){let L=V/r,P=L*l+a,F=Math.sin(P),B=Math.cos(P);T.x=D*F,T.y=-k*i+p,T.z=D*B,h.push(T.x,T.y,T.z),x.set(F,y,B).normalize(),d.push(x.x,x.y,x.z),f.push(L,1-k),O.push(g++)}v.push(O)}for(let S=0;S<r;S++)for(let O=0;O<s;O++){let k=v[O][S],D=v[O+1][S],V=v[O+1][S+1],L=v[O][S+1];(e>0||O!==0)&&(u.push(k,D,L),w+=3),(t>0||O!==s-1)&&(u.push(D,V,L),w+=3)}c.addGroup(m,w,0),m+=w}function A(x){let T=g,w=new at,y=new Z,S=0,O=x===!0?e:t,k=x===!0?1:-1;for(let V=1;V<=r;V++)h.push(0,p*k,0),d.push(0,k,0),f.push(.5,.5),g++;let D=g;for(let V=0;V<=r;V++){let P=V/r*l+a,F=Math.cos(P),B=Math.sin(P);y.x=O*B,y.y=p*k,y.z=O*F,h.push(y.x,y.y,y.z),d.push(0,k,0),w.x=F*.5+.5,w.y=B*.5*k+.5,f.push(w.x,w.y),g++}for(let V=0;V<r;V++){let L=T+V,P=D+V;x===!0?u.push(P,P+1,L):u.push(P+1,P,L),S+=3}c.addGroup(m,S,x===!0?1:2),m+=S}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var lu=class n extends Mi{constructor(e=[new at(0,-.5),new at(.5,0),new at(0,.5)],t=12,i=0,r=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:i,phiLength:r},t=Math.floor(t),r=xt(r,0,Math.PI*2);let s=[],o=[],a=[],l=[],c=[],u=1/t,h=new Z,d=new at,f=new Z,g=new Z,v=new Z,p=0,m=0;for(let _=0;_<=e.length-1;_++)switch(_){case 0:p=e[_+1].x-e[_].x,m=e[_+1].y-e[_].y,f.x=m*1,f.y=-p,f.z=m*0,v.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:v.normalize(),l.push(v.x,v.y,v.z);break;default:p=e[_+1].x-e[_].x,m=e[_+1].y-e[_].y,f.x=m*1,f.y=-p,f.z=m*0,g.copy(f),f.x+=v.x,f.y+=v.y,f.z+=v.z,f.normalize(),l.push(f.x,f.y,f.z),v.copy(g)}for(let _=0;_<=t;_++){let A=i+_*u*r,x=Math.sin(A),T=Math.cos(A);for(let w=0;w<=e.length-1;w++){h.x=e[w].x*x,h.y=e[w].y,h.z=e[w].x*T,o.push(h.x,h.y,h.z),d.x=_/t,d.y=w/(e.length-1),a.push(d.x,d.y);let y=l[3*w+0]*x,S=l[3*w+1],O=l[3*w+0]*T;c.push(y,S,O)}}for(let _=0;_<t;_++)for(let A=0;A<e.length-1;A++){let x=A+_*e.length,T=x,w=x+e.length,y=x+e.length+1,S=x+1;s.push(T,w,S),s.push(y,S,w)}this.setIndex(s),this.setAttribute("position",new Tn(o,3)),this.setAttribute("uv",new Tn(a,2)),this.setAttribute("normal",new Tn(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.points,e.segments,e.phiStart,e.phiLength)}};var xo=class n extends Mi{constructor(e=1,t=1,i=1,r=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:r};let s=e/2,o=t/2,a=Math.floor(i),l=Math.floor(r),c=a+1,u=l+1,h=e/a,d=t/l,f=[],g=[],v=[],p=[];for(let m=0;m<u;m++){let _=m*d-o;for(let A=0;A<c;A++){let x=A*h-s;g.push(x,-_,0),v.push(0,0,1),p.push(A/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let _=0;_<a;_++){let A=_+c*m,x=_+c*(m+1),T=_+1+c*(m+1),w=_+1+c*m;f.push(A,x,w),f.push(x,T,w)}this.setIndex(f),this.setAttribute("position",new Tn(g,3)),this.setAttribute("normal",new Tn(v,3)),this.setAttribute("uv",new Tn(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}};var Fr=class n extends Mi{constructor(e=1,t=32,i=16,r=0,s=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:r,phiLength:s,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),c=0,u=[],h=new Z,d=new Z,f=[],g=[],v=[],p=[];for(let m=0;m<=i;m++){let _=[],A=m/i,x=o+A*a,T=e*Math.cos(x),w=Math.sqrt(e*e-T*T),y=0;m===0&&o===0?y=.5/t:m===i&&l===Math.PI&&(y=-.5/t);for(let S=0;S<=t;S++){let O=S/t,k=r+O*s;h.x=-w*Math.cos(k),h.y=T,h.z=w*Math.sin(k),g.push(h.x,h.y,h.z),d.copy(h).normalize(),v.push(d.x,d.y,d.z),p.push(O+y,1-A),_.push(c++)}u.push(_)}for(let m=0;m<i;m++)for(let _=0;_<t;_++){let A=u[m][_+1],x=u[m][_],T=u[m+1][_],w=u[m+1][_+1];(m!==0||o>0)&&f.push(A,x,w),(m!==i-1||l<Math.PI)&&f.push(x,T,w)}this.setIndex(f),this.setAttribute("position",new Tn(g,3)),this.setAttribute("normal",new Tn(v,3)),this.setAttribute("uv",new Tn(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var cu=class extends ls{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ct(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function _a(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let r=n[t][i];if(zv(r))r.isRenderTargetTexture?(Ke("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=r.clone();else if(Array.isArray(r))if(zv(r[0])){let s=[];for(let o=0,a=r.length;o<a;o++)s[o]=r[o].clone();e[t][i]=s}else e[t][i]=r.slice();else e[t][i]=r}}return e}function Si(n){let e={};for(let t=0;t<n.length;t++){let i=_a(n[t]);for(let r in i)e[r]=i[r]}return e}function zv(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function Iw(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function rg(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:yt.workingColorSpace}var Ny={clone:_a,merge:Si},Lw=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,Dw=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,br=class extends ls{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=Lw,this.fragmentShader=Dw,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=_a(e.uniforms),this.uniformsGroups=Iw(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let r in this.uniforms){let o=this.uniforms[r].value;o&&o.isTexture?t.uniforms[r]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[r]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[r]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[r]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[r]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[r]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[r]={type:"m4",value:o.toArray()}:t.uniforms[r]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let r in this.extensions)this.extensions[r]===!0&&(i[r]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let r=e.uniforms[i];switch(this.uniforms[i]={},r.type){case"t":this.uniforms[i].value=t[r.value]||null;break;case"c":this.uniforms[i].value=new ct().setHex(r.value);break;case"v2":this.uniforms[i].value=new at().fromArray(r.value);break;case"v3":this.uniforms[i].value=new Z().fromArray(r.value);break;case"v4":this.uniforms[i].value=new un().fromArray(r.value);break;case"m3":this.uniforms[i].value=new nt().fromArray(r.value);break;case"m4":this.uniforms[i].value=new Rt().fromArray(r.value);break;default:this.uniforms[i].value=r.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},bd=class extends br{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},bo=class extends ls{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ct(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ct(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Mf,this.normalScale=new at(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Md=class extends ls{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=yy,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Sd=class extends ls{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};var Il=class extends ua{constructor(e){super(),this.isLineDashedMaterial=!0,this.type="LineDashedMaterial",this.scale=1,this.dashSize=3,this.gapSize=1,this.setValues(e)}copy(e){return super.copy(e),this.scale=e.scale,this.dashSize=e.dashSize,this.gapSize=e.gapSize,this}};function vl(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function jh(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var Mo=class{constructor(e,t,i,r){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=r!==void 0?r:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,r=t[i],s=t[i-1];e:{t:{let o;n:{i:if(!(e<r)){for(let a=i+2;;){if(r===void 0){if(e<s)break i;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(s=r,r=t[++i],e<r)break t}o=t.length;break n}if(!(e>=s)){let a=t[1];e<a&&(i=2,s=a);for(let l=i-2;;){if(s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(r=s,s=t[--i-1],e>=s)break t}o=i,i=0;break n}break e}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(r=t[i],s=t[i-1],s===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(r===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,s,r)}return this.interpolate_(i,s,e,r)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,r=this.valueSize,s=e*r;for(let o=0;o!==r;++o)t[o]=i[s+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},wd=class extends Mo{constructor(e,t,i,r){super(e,t,i,r),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:wm,endingEnd:wm}}intervalChanged_(e,t,i){let r=this.parameterPositions,s=e-2,o=e+1,a=r[s],l=r[o];if(a===void 0)switch(this.getSettings_().endingStart){case Am:s=e,a=2*t-i;break;case Tm:s=r.length-2,a=t+r[s]-r[s+1];break;default:s=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Am:o=e,l=2*i-t;break;case Tm:o=1,l=i+r[1]-r[0];break;default:o=e-1,l=t}let c=(i-t)*.5,u=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-i),this._offsetPrev=s*u,this._offsetNext=o*u}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this._offsetPrev,h=this._offsetNext,d=this._weightPrev,f=this._weightNext,g=(i-t)/(r-t),v=g*g,p=v*g,m=-d*p+2*d*v-d*g,_=(1+d)*p+(-1.5-2*d)*v+(-.5+d)*g+1,A=(-1-f)*p+(1.5+f)*v+.5*g,x=f*p-f*v;for(let T=0;T!==a;++T)s[T]=m*o[u+T]+_*o[c+T]+A*o[l+T]+x*o[h+T];return s}},Ad=class extends Mo{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=(i-t)/(r-t),h=1-u;for(let d=0;d!==a;++d)s[d]=o[c+d]*h+o[l+d]*u;return s}},Td=class extends Mo{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e){return this.copySampleValue_(e-1)}},Ed=class extends Mo{interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,u=this.inTangents,h=this.outTangents;if(!u||!h){let g=(i-t)/(r-t),v=1-g;for(let p=0;p!==a;++p)s[p]=o[c+p]*v+o[l+p]*g;return s}let d=a*2,f=e-1;for(let g=0;g!==a;++g){let v=o[c+g],p=o[l+g],m=f*d+g*2,_=h[m],A=h[m+1],x=e*d+g*2,T=u[x],w=u[x+1],y=Fw(i,t,_,T,r);s[g]=Fy(y,v,A,w,p)}return s}};function Fy(n,e,t,i,r){let s=1-n;return s*s*s*e+3*s*s*n*t+3*s*n*n*i+n*n*n*r}function Nw(n,e,t,i,r){let s=1-n;return 3*s*s*(t-e)+6*s*n*(i-t)+3*n*n*(r-i)}function Fw(n,e,t,i,r){let s=(n-e)/(r-e);for(let o=0;o<8;o++){let a=Fy(s,e,t,i,r)-n;if(Math.abs(a)<1e-10)break;let l=Nw(s,e,t,i,r);if(Math.abs(l)<1e-10)break;s=Math.max(0,Math.min(1,s-a/l))}return s}var lr=class{constructor(e,t,i,r){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=vl(t,this.TimeBufferType),this.values=vl(i,this.ValueBufferType),this.setInterpolation(r||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:vl(e.times,Array),values:vl(e.values,Array)};let r=e.getInterpolation();r!==e.DefaultInterpolation&&(i.interpolation=r),jh(e.settings)&&(i.settings={inTangents:vl(e.settings.inTangents,Array),outTangents:vl(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Td(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Ad(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new wd(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Ed(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case jc:t=this.InterpolantFactoryMethodDiscrete;break;case dd:t=this.InterpolantFactoryMethodLinear;break;case td:t=this.InterpolantFactoryMethodSmooth;break;case Sm:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Ke("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return jc;case this.InterpolantFactoryMethodLinear:return dd;case this.InterpolantFactoryMethodSmooth:return td;case this.InterpolantFactoryMethodBezier:return Sm}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]+=e;jh(this.settings)&&(Vv(this.settings.inTangents,e),Vv(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,r=t.length;i!==r;++i)t[i]*=e;jh(this.settings)&&(Hv(this.settings.inTangents,e),Hv(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,r=i.length,s=0,o=r-1;for(;s!==r&&i[s]<e;)++s;for(;o!==-1&&i[o]>t;)--o;if(++o,s!==0||o!==r){s>=o&&(o=Math.max(o,1),s=o-1);let a=this.getValueSize();this.times=i.slice(s,o),this.values=this.values.slice(s*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(et("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,r=this.values,s=i.length;s===0&&(et("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==s;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){et("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){et("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(r!==void 0&&cw(r))for(let a=0,l=r.length;a!==l;++a){let c=r[a];if(isNaN(c)){et("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),r=this.getInterpolation()===td,s=e.length-1,o=1;for(let a=1;a<s;++a){let l=!1,c=e[a],u=e[a+1];if(c!==u&&(a!==1||c!==e[0]))if(r)l=!0;else{let h=a*i,d=h-i,f=h+i;for(let g=0;g!==i;++g){let v=t[h+g];if(v!==t[d+g]||v!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let h=a*i,d=o*i;for(let f=0;f!==i;++f)t[d+f]=t[h+f]}++o}}if(s>0){e[o]=e[s];for(let a=s*i,l=o*i,c=0;c!==i;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,r=new i(this.name,e,t);return r.createInterpolant=this.createInterpolant,jh(this.settings)&&(r.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),r}};function Vv(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function Hv(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}lr.prototype.ValueTypeName="";lr.prototype.TimeBufferType=Float32Array;lr.prototype.ValueBufferType=Float32Array;lr.prototype.DefaultInterpolation=dd;var So=class extends lr{constructor(e,t,i){super(e,t,i)}};So.prototype.ValueTypeName="bool";So.prototype.ValueBufferType=Array;So.prototype.DefaultInterpolation=jc;So.prototype.InterpolantFactoryMethodLinear=void 0;So.prototype.InterpolantFactoryMethodSmooth=void 0;var Cd=class extends lr{constructor(e,t,i,r){super(e,t,i,r)}};Cd.prototype.ValueTypeName="color";var Rd=class extends lr{constructor(e,t,i,r){super(e,t,i,r)}};Rd.prototype.ValueTypeName="number";var Pd=class extends Mo{constructor(e,t,i,r){super(e,t,i,r)}interpolate_(e,t,i,r){let s=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(r-t),c=e*a;for(let u=c+a;c!==u;c+=4)or.slerpFlat(s,0,o,c-a,o,c,l);return s}},uu=class extends lr{constructor(e,t,i,r){super(e,t,i,r)}InterpolantFactoryMethodLinear(e){return new Pd(this.times,this.values,this.getValueSize(),e)}};uu.prototype.ValueTypeName="quaternion";uu.prototype.InterpolantFactoryMethodSmooth=void 0;var wo=class extends lr{constructor(e,t,i){super(e,t,i)}};wo.prototype.ValueTypeName="string";wo.prototype.ValueBufferType=Array;wo.prototype.DefaultInterpolation=jc;wo.prototype.InterpolantFactoryMethodLinear=void 0;wo.prototype.InterpolantFactoryMethodSmooth=void 0;var Id=class extends lr{constructor(e,t,i,r){super(e,t,i,r)}};Id.prototype.ValueTypeName="vector";var Ld=class{constructor(e,t,i){let r=this,s=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(u){a++,s===!1&&r.onStart!==void 0&&r.onStart(u,o,a),s=!0},this.itemEnd=function(u){o++,r.onProgress!==void 0&&r.onProgress(u,o,a),o===a&&(s=!1,r.onLoad!==void 0&&r.onLoad())},this.itemError=function(u){r.onError!==void 0&&r.onError(u)},this.resolveURL=function(u){return u=u.normalize("NFC"),l?l(u):u},this.setURLModifier=function(u){return l=u,this},this.addHandler=function(u,h){return c.push(u,h),this},this.removeHandler=function(u){let h=c.indexOf(u);return h!==-1&&c.splice(h,2),this},this.getHandler=function(u){for(let h=0,d=c.length;h<d;h+=2){let f=c[h],g=c[h+1];if(f.global&&(f.lastIndex=0),f.test(u))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},ky=new Ld,Dd=class{constructor(e){this.manager=e!==void 0?e:ky,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(r,s){i.load(e,r,t,s)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Dd.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ll=class extends di{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ct(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},hu=class extends Ll{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(di.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ct(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Mm=new Rt,Gv=new Z,Wv=new Z,Nd=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new at(512,512),this.mapType=Hi,this.map=null,this.mapPass=null,this.matrix=new Rt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new yo,this._frameExtents=new at(1,1),this._viewportCount=1,this._viewports=[new un(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Gv.setFromMatrixPosition(e.matrixWorld),t.position.copy(Gv),Wv.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Wv),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,r){Mm.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(Mm,e.coordinateSystem,e.reversedDepth);let s=this._frameExtents,o=r?r.z/s.x:1,a=r?r.w/s.y:1,l=r?r.x/s.x:0,c=r?r.y/s.y:0;e.coordinateSystem===Sl||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Mm)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Qh=new Z,ed=new or,ss=new Z,du=class extends di{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Rt,this.projectionMatrix=new Rt,this.projectionMatrixInverse=new Rt,this.coordinateSystem=xr,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Qh,ed,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Qh,ed,ss.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(Qh,ed,ss),ss.x===1&&ss.y===1&&ss.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Qh,ed,ss.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},go=new Z,qv=new at,$v=new at,Ii=class extends du{constructor(e=50,t=1,i=.1,r=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=r,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=fd*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(em*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return fd*2*Math.atan(Math.tan(em*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){go.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(go.x,go.y).multiplyScalar(-e/go.z),go.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(go.x,go.y).multiplyScalar(-e/go.z)}getViewSize(e,t){return this.getViewBounds(e,qv,$v),t.subVectors($v,qv)}setViewOffset(e,t,i,r,s,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(em*.5*this.fov)/this.zoom,i=2*t,r=this.aspect*i,s=-.5*r,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;s+=o.offsetX*r/l,t-=o.offsetY*i/c,r*=o.width/l,i*=o.height/c}let a=this.filmOffset;a!==0&&(s+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(s,s+r,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var fu=class extends du{constructor(e=-1,t=1,i=1,r=-1,s=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=r,this.near=s,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,r,s,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=r,this.view.width=s,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,r=(this.top+this.bottom)/2,s=i-e,o=i+e,a=r+t,l=r-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,u=(this.top-this.bottom)/this.view.fullHeight/this.zoom;s+=c*this.view.offsetX,o=s+c*this.view.width,a-=u*this.view.offsetY,l=a-u*this.view.height}this.projectionMatrix.makeOrthographic(s,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Em=class extends Nd{constructor(){super(new fu(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},pu=class extends Ll{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(di.DEFAULT_UP),this.updateMatrix(),this.target=new di,this.shadow=new Em}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},mu=class extends Ll{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var yl=-90,xl=1,Dl=class extends di{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let r=new Ii(yl,xl,e,t);r.layers=this.layers,this.add(r);let s=new Ii(yl,xl,e,t);s.layers=this.layers,this.add(s);let o=new Ii(yl,xl,e,t);o.layers=this.layers,this.add(o);let a=new Ii(yl,xl,e,t);a.layers=this.layers,this.add(a);let l=new Ii(yl,xl,e,t);l.layers=this.layers,this.add(l);let c=new Ii(yl,xl,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,r,s,o,a,l]=t;for(let c of t)this.remove(c);if(e===xr)i.up.set(0,1,0),i.lookAt(1,0,0),r.up.set(0,1,0),r.lookAt(-1,0,0),s.up.set(0,0,-1),s.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Sl)i.up.set(0,-1,0),i.lookAt(-1,0,0),r.up.set(0,-1,0),r.lookAt(1,0,0),s.up.set(0,0,1),s.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:r}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[s,o,a,l,c,u]=this.children,h=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let v=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,s),e.setRenderTarget(i,1,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),i.texture.mipmapsAutoUpdate=v,e.setRenderTarget(i,5,r),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,u),e.setRenderTarget(h,d,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},Fd=class extends Ii{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var sg="\\[\\]\\.:\\/",kw=new RegExp("["+sg+"]","g"),og="[^"+sg+"]",Uw="[^"+sg.replace("\\.","")+"]",Ow=/((?:WC+[\/:])*)/.source.replace("WC",og),Bw=/(WCOD+)?/.source.replace("WCOD",Uw),zw=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",og),Vw=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",og),Hw=new RegExp("^"+Ow+Bw+zw+Vw+"$"),Gw=["material","materials","bones","map"],Cm=class{constructor(e,t,i){let r=i||tn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,r)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,r=this._bindings[i];r!==void 0&&r.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let r=this._targetGroup.nCachedObjects_,s=i.length;r!==s;++r)i[r].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},tn=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(kw,"")}static parseTrackName(e){let t=Hw.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},r=i.nodeName&&i.nodeName.lastIndexOf(".");if(r!==void 0&&r!==-1){let s=i.nodeName.substring(r+1);Gw.indexOf(s)!==-1&&(i.nodeName=i.nodeName.substring(0,r),i.objectName=s)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(s){for(let o=0;o<s.length;o++){let a=s[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},r=i(e.children);if(r)return r}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)e[t++]=i[r]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let r=0,s=i.length;r!==s;++r)i[r]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,r=t.propertyName,s=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ke("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let c=t.objectIndex;switch(i){case"materials":if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){et("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){et("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let u=0;u<e.length;u++)if(e[u].name===c){c=u;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){et("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){et("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(c!==void 0){if(e[c]===void 0){et("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[r];if(o===void 0){let c=t.nodeName;et("PropertyBinding: Trying to update property for track: "+c+"."+r+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(s!==void 0){if(r==="morphTargetInfluences"){if(!e.geometry){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[s]!==void 0&&(s=e.morphTargetDictionary[s])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=s}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=r;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};tn.Composite=Cm;tn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};tn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};tn.prototype.GetterByBindingType=[tn.prototype._getValue_direct,tn.prototype._getValue_array,tn.prototype._getValue_arrayElement,tn.prototype._getValue_toArray];tn.prototype.SetterByBindingTypeAndVersioning=[[tn.prototype._setValue_direct,tn.prototype._setValue_direct_setNeedsUpdate,tn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_array,tn.prototype._setValue_array_setNeedsUpdate,tn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_arrayElement,tn.prototype._setValue_arrayElement_setNeedsUpdate,tn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_fromArray,tn.prototype._setValue_fromArray_setNeedsUpdate,tn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var d3=new Float32Array(1);var Xv=new Rt,gu=class{constructor(e,t,i=0,r=1/0){this.ray=new Rl(e,t),this.near=i,this.far=r,this.camera=null,this.layers=new Tl,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):et("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Xv.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Xv),this}intersectObject(e,t=!0,i=[]){return Rm(e,this,i,t),i.sort(Yv),i}intersectObjects(e,t=!0,i=[]){for(let r=0,s=e.length;r<s;r++)Rm(e[r],this,i,t);return i.sort(Yv),i}};function Yv(n,e){return n.distance-e.distance}function Rm(n,e,t,i){let r=!0;if(n.layers.test(e.layers)&&n.raycast(e,t)===!1&&(r=!1),r===!0&&i===!0){let s=n.children;for(let o=0,a=s.length;o<a;o++)Rm(s[o],e,t,!0)}}var Pm=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,r){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,r)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,r){let s=this.elements;return s[0]=e,s[2]=t,s[1]=i,s[3]=r,this}};function ag(n,e,t,i){let r=Ww(i);switch(t){case Jm:return n*e;case Zm:return n*e/r.components*r.byteLength;case Hd:return n*e/r.components*r.byteLength;case To:return n*e*2/r.components*r.byteLength;case Gd:return n*e*2/r.components*r.byteLength;case Km:return n*e*3/r.components*r.byteLength;case Br:return n*e*4/r.components*r.byteLength;case Wd:return n*e*4/r.components*r.byteLength;case yu:case xu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case bu:case Mu:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case $d:case Yd:return Math.max(n,16)*Math.max(e,8)/4;case qd:case Xd:return Math.max(n,8)*Math.max(e,8)/2;case Jd:case Kd:case jd:case Qd:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case Zd:case Su:case ef:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case tf:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case nf:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case rf:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case sf:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case of:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case af:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case lf:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case cf:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case uf:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case hf:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case df:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case ff:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case pf:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case mf:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case gf:case _f:case vf:return Math.ceil(n/4)*Math.ceil(e/4)*16;case yf:case xf:return Math.ceil(n/4)*Math.ceil(e/4)*8;case wu:case bf:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Ww(n){switch(n){case Hi:case qm:return{byteLength:1,components:1};case Ul:case $m:case Or:return{byteLength:2,components:1};case zd:case Vd:return{byteLength:2,components:4};case kr:case Bd:case Ur:return{byteLength:4,components:1};case Xm:case Ym:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ke("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function rx(){let n=null,e=!1,t=null,i=null;function r(s,o){i=n.requestAnimationFrame(r),t(s,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(r),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(s){t=s},setContext:function(s){n=s}}}function $w(n){let e=new WeakMap;function t(a,l){let c=a.array,u=a.usage,h=c.byteLength,d=n.createBuffer();n.bindBuffer(l,d),n.bufferData(l,c,u),a.onUploadCallback();let f;if(c instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=n.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=n.SHORT;else if(c instanceof Uint32Array)f=n.UNSIGNED_INT;else if(c instanceof Int32Array)f=n.INT;else if(c instanceof Int8Array)f=n.BYTE;else if(c instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:h}}function i(a,l,c){let u=l.array,h=l.updateRanges;if(n.bindBuffer(c,a),h.length===0)n.bufferSubData(c,0,u);else{h.sort((f,g)=>f.start-g.start);let d=0;for(let f=1;f<h.length;f++){let g=h[d],v=h[f];v.start<=g.start+g.count+1?g.count=Math.max(g.count,v.start+v.count-g.start):(++d,h[d]=v)}h.length=d+1;for(let f=0,g=h.length;f<g;f++){let v=h[f];n.bufferSubData(c,v.start*u.BYTES_PER_ELEMENT,u,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function r(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function s(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let u=e.get(a);(!u||u.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(c.buffer,a,l),c.version=a.version}}return{get:r,remove:s,update:o}}var Xw=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Yw=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Jw=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Kw=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Zw=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,jw=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Qw=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,e1=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,t1=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,n1=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,i1=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,r1=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,s1=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,o1=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,a1=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,l1=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,c1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,u1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,h1=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,d1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,f1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,p1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,m1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,g1=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,_1=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,v1=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,y1=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,x1=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,b1=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,M1="gl_FragColor = linearToOutputTexel( gl_FragColor );",S1=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,w1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,A1=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,T1=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,E1=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,C1=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,R1=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,P1=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,I1=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,L1=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,D1=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,N1=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,F1=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,k1=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,U1=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,O1=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,B1=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,z1=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,V1=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,H1=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,G1=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,W1=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,q1=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,$1=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,X1=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Y1=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,J1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,K1=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Z1=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,j1=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Q1=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,eA=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,tA=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,nA=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,iA=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,rA=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,sA=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,oA=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,aA=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,lA=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,cA=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,uA=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,hA=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,dA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,fA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,pA=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,mA=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,gA=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,_A=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,vA=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,yA=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,xA=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,bA=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,MA=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,SA=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,wA=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,AA=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,TA=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,EA=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,CA=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,RA=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,PA=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,IA=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,LA=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,DA=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,NA=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,FA=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,kA=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,UA=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,OA=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,BA=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,zA=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,VA=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,HA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,GA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,WA=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,qA=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,$A=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,XA=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,YA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,JA=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,KA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,ZA=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,jA=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,QA=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,eT=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,tT=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,nT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,iT=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,rT=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,sT=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,oT=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,aT=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,lT=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,cT=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,uT=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,hT=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,dT=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,fT=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,pT=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,mT=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,gT=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,_T=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,vT=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,yT=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,xT=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,bT=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,MT=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,ST=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,wT=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,AT=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ft={alphahash_fragment:Xw,alphahash_pars_fragment:Yw,alphamap_fragment:Jw,alphamap_pars_fragment:Kw,alphatest_fragment:Zw,alphatest_pars_fragment:jw,aomap_fragment:Qw,aomap_pars_fragment:e1,batching_pars_vertex:t1,batching_vertex:n1,begin_vertex:i1,beginnormal_vertex:r1,bsdfs:s1,iridescence_fragment:o1,bumpmap_pars_fragment:a1,clipping_planes_fragment:l1,clipping_planes_pars_fragment:c1,clipping_planes_pars_vertex:u1,clipping_planes_vertex:h1,color_fragment:d1,color_pars_fragment:f1,color_pars_vertex:p1,color_vertex:m1,common:g1,defaultnormal_vertex:_1,displacementmap_pars_vertex:v1,displacementmap_vertex:y1,emissivemap_fragment:x1,emissivemap_pars_fragment:b1,colorspace_fragment:M1,colorspace_pars_fragment:S1,envmap_fragment:w1,envmap_common_pars_fragment:A1,envmap_pars_fragment:T1,envmap_pars_vertex:E1,envmap_physical_pars_fragment:O1,envmap_vertex:C1,fog_vertex:R1,fog_pars_vertex:P1,fog_fragment:I1,fog_pars_fragment:L1,gradientmap_pars_fragment:D1,lightmap_pars_fragment:N1,lights_lambert_fragment:F1,lights_lambert_pars_fragment:k1,lights_pars_begin:U1,lights_toon_fragment:B1,lights_toon_pars_fragment:z1,lights_phong_fragment:V1,lights_phong_pars_fragment:H1,lights_physical_fragment:G1,lights_physical_pars_fragment:W1,lights_fragment_begin:q1,lights_fragment_maps:$1,lights_fragment_end:X1,lightprobes_pars_fragment:Y1,logdepthbuf_fragment:J1,logdepthbuf_pars_fragment:K1,logdepthbuf_pars_vertex:Z1,logdepthbuf_vertex:j1,map_fragment:Q1,map_pars_fragment:eA,map_particle_fragment:tA,map_particle_pars_fragment:nA,metalnessmap_fragment:iA,metalnessmap_pars_fragment:rA,morphinstance_vertex:sA,morphcolor_vertex:oA,morphnormal_vertex:aA,morphtarget_pars_vertex:lA,morphtarget_vertex:cA,normal_fragment_begin:uA,normal_fragment_maps:hA,normal_pars_fragment:dA,normal_pars_vertex:fA,normal_vertex:pA,normalmap_pars_fragment:mA,clearcoat_normal_fragment_begin:gA,clearcoat_normal_fragment_maps:_A,clearcoat_pars_fragment:vA,iridescence_pars_fragment:yA,opaque_fragment:xA,packing:bA,premultiplied_alpha_fragment:MA,project_vertex:SA,dithering_fragment:wA,dithering_pars_fragment:AA,roughnessmap_fragment:TA,roughnessmap_pars_fragment:EA,shadowmap_pars_fragment:CA,shadowmap_pars_vertex:RA,shadowmap_vertex:PA,shadowmask_pars_fragment:IA,skinbase_vertex:LA,skinning_pars_vertex:DA,skinning_vertex:NA,skinnormal_vertex:FA,specularmap_fragment:kA,specularmap_pars_fragment:UA,tonemapping_fragment:OA,tonemapping_pars_fragment:BA,transmission_fragment:zA,transmission_pars_fragment:VA,uv_pars_fragment:HA,uv_pars_vertex:GA,uv_vertex:WA,worldpos_vertex:qA,background_vert:$A,background_frag:XA,backgroundCube_vert:YA,backgroundCube_frag:JA,cube_vert:KA,cube_frag:ZA,depth_vert:jA,depth_frag:QA,distance_vert:eT,distance_frag:tT,equirect_vert:nT,equirect_frag:iT,linedashed_vert:rT,linedashed_frag:sT,meshbasic_vert:oT,meshbasic_frag:aT,meshlambert_vert:lT,meshlambert_frag:cT,meshmatcap_vert:uT,meshmatcap_frag:hT,meshnormal_vert:dT,meshnormal_frag:fT,meshphong_vert:pT,meshphong_frag:mT,meshphysical_vert:gT,meshphysical_frag:_T,meshtoon_vert:vT,meshtoon_frag:yT,points_vert:xT,points_frag:bT,shadow_vert:MT,shadow_frag:ST,sprite_vert:wT,sprite_frag:AT},Le={common:{diffuse:{value:new ct(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new nt}},envmap:{envMap:{value:null},envMapRotation:{value:new nt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new nt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new nt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new nt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new nt},normalScale:{value:new at(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new nt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new nt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new nt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new nt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ct(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ct(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0},uvTransform:{value:new nt}},sprite:{diffuse:{value:new ct(16777215)},opacity:{value:1},center:{value:new at(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}}},fs={basic:{uniforms:Si([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ft.meshbasic_vert,fragmentShader:ft.meshbasic_frag},lambert:{uniforms:Si([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ct(0)},envMapIntensity:{value:1}}]),vertexShader:ft.meshlambert_vert,fragmentShader:ft.meshlambert_frag},phong:{uniforms:Si([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ct(0)},specular:{value:new ct(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ft.meshphong_vert,fragmentShader:ft.meshphong_frag},standard:{uniforms:Si([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new ct(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag},toon:{uniforms:Si([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new ct(0)}}]),vertexShader:ft.meshtoon_vert,fragmentShader:ft.meshtoon_frag},matcap:{uniforms:Si([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ft.meshmatcap_vert,fragmentShader:ft.meshmatcap_frag},points:{uniforms:Si([Le.points,Le.fog]),vertexShader:ft.points_vert,fragmentShader:ft.points_frag},dashed:{uniforms:Si([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ft.linedashed_vert,fragmentShader:ft.linedashed_frag},depth:{uniforms:Si([Le.common,Le.displacementmap]),vertexShader:ft.depth_vert,fragmentShader:ft.depth_frag},normal:{uniforms:Si([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ft.meshnormal_vert,fragmentShader:ft.meshnormal_frag},sprite:{uniforms:Si([Le.sprite,Le.fog]),vertexShader:ft.sprite_vert,fragmentShader:ft.sprite_frag},background:{uniforms:{uvTransform:{value:new nt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ft.background_vert,fragmentShader:ft.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new nt}},vertexShader:ft.backgroundCube_vert,fragmentShader:ft.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ft.cube_vert,fragmentShader:ft.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ft.equirect_vert,fragmentShader:ft.equirect_frag},distance:{uniforms:Si([Le.common,Le.displacementmap,{referencePosition:{value:new Z},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ft.distance_vert,fragmentShader:ft.distance_frag},shadow:{uniforms:Si([Le.lights,Le.fog,{color:{value:new ct(0)},opacity:{value:1}}]),vertexShader:ft.shadow_vert,fragmentShader:ft.shadow_frag}};fs.physical={uniforms:Si([fs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new nt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new nt},clearcoatNormalScale:{value:new at(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new nt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new nt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new nt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new nt},sheen:{value:0},sheenColor:{value:new ct(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new nt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new nt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new nt},transmissionSamplerSize:{value:new at},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new nt},attenuationDistance:{value:0},attenuationColor:{value:new ct(0)},specularColor:{value:new ct(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new nt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new nt},anisotropyVector:{value:new at},anisotropyMap:{value:null},anisotropyMapTransform:{value:new nt}}]),vertexShader:ft.meshphysical_vert,fragmentShader:ft.meshphysical_frag};var Sf={r:0,b:0,g:0},TT=new Rt,sx=new nt;sx.set(-1,0,0,0,1,0,0,0,1);function ET(n,e,t,i,r,s){let o=new ct(0),a=r===!0?0:1,l,c,u=null,h=0,d=null;function f(_){let A=_.isScene===!0?_.background:null;if(A&&A.isTexture){let x=_.backgroundBlurriness>0;A=e.get(A,x)}return A}function g(_){let A=!1,x=f(_);x===null?p(o,a):x&&x.isColor&&(p(x,1),A=!0);let T=n.xr.getEnvironmentBlendMode();T==="additive"?t.buffers.color.setClear(0,0,0,1,s):T==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,s),(n.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function v(_,A){let x=f(A);x&&x.isCubeTexture?(c===void 0&&(c=new gn(new cs(1,1,1),new br({name:"BackgroundCubeMaterial",uniforms:_a(fs.backgroundCube.uniforms),vertexShader:fs.backgroundCube.vertexShader,fragmentShader:fs.backgroundCube.fragmentShader,side:fi,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(T,w,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(c)),c.material.uniforms.envMap.value=x,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(TT.makeRotationFromEuler(A.backgroundRotation)).transpose(),x.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(sx),c.material.toneMapped=yt.getTransfer(x.colorSpace)!==Dt,(u!==x||h!==x.version||d!==n.toneMapping)&&(c.material.needsUpdate=!0,u=x,h=x.version,d=n.toneMapping),c.layers.enableAll(),_.unshift(c,c.geometry,c.material,0,0,null)):x&&x.isTexture&&(l===void 0&&(l=new gn(new xo(2,2),new br({name:"BackgroundMaterial",uniforms:_a(fs.background.uniforms),vertexShader:fs.background.vertexShader,fragmentShader:fs.background.fragmentShader,side:Ao,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=x,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=yt.getTransfer(x.colorSpace)!==Dt,x.matrixAutoUpdate===!0&&x.updateMatrix(),l.material.uniforms.uvTransform.value.copy(x.matrix),(u!==x||h!==x.version||d!==n.toneMapping)&&(l.material.needsUpdate=!0,u=x,h=x.version,d=n.toneMapping),l.layers.enableAll(),_.unshift(l,l.geometry,l.material,0,0,null))}function p(_,A){_.getRGB(Sf,rg(n)),t.buffers.color.setClear(Sf.r,Sf.g,Sf.b,A,s)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(_,A=1){o.set(_),a=A,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(_){a=_,p(o,a)},render:g,addToRenderList:v,dispose:m}}function CT(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},r=d(null),s=r,o=!1;function a(D,V,L,P,F){let B=!1,G=h(D,P,L,V);s!==G&&(s=G,c(s.object)),B=f(D,P,L,F),B&&g(D,P,L,F),F!==null&&e.update(F,n.ELEMENT_ARRAY_BUFFER),(B||o)&&(o=!1,x(D,V,L,P),F!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(F).buffer))}function l(){return n.createVertexArray()}function c(D){return n.bindVertexArray(D)}function u(D){return n.deleteVertexArray(D)}function h(D,V,L,P){let F=P.wireframe===!0,B=i[V.id];B===void 0&&(B={},i[V.id]=B);let G=D.isInstancedMesh===!0?D.id:0,re=B[G];re===void 0&&(re={},B[G]=re);let $=re[L.id];$===void 0&&($={},re[L.id]=$);let J=$[F];return J===void 0&&(J=d(l()),$[F]=J),J}function d(D){let V=[],L=[],P=[];for(let F=0;F<t;F++)V[F]=0,L[F]=0,P[F]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:V,enabledAttributes:L,attributeDivisors:P,object:D,attributes:{},index:null}}function f(D,V,L,P){let F=s.attributes,B=V.attributes,G=0,re=L.getAttributes();for(let $ in re)if(re[$].location>=0){let te=F[$],de=B[$];if(de===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;G++}return s.attributesNum!==G||s.index!==P}function g(D,V,L,P){let F={},B=V.attributes,G=0,re=L.getAttributes();for(let $ in re)if(re[$].location>=0){let te=B[$];te===void 0&&($==="instanceMatrix"&&D.instanceMatrix&&(te=D.instanceMatrix),$==="instanceColor"&&D.instanceColor&&(te=D.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),F[$]=de,G++}s.attributes=F,s.attributesNum=G,s.index=P}function v(){let D=s.newAttributes;for(let V=0,L=D.length;V<L;V++)D[V]=0}function p(D){m(D,0)}function m(D,V){let L=s.newAttributes,P=s.enabledAttributes,F=s.attributeDivisors;L[D]=1,P[D]===0&&(n.enableVertexAttribArray(D),P[D]=1),F[D]!==V&&(n.vertexAttribDivisor(D,V),F[D]=V)}function _(){let D=s.newAttributes,V=s.enabledAttributes;for(let L=0,P=V.length;L<P;L++)V[L]!==D[L]&&(n.disableVertexAttribArray(L),V[L]=0)}function A(D,V,L,P,F,B,G){G===!0?n.vertexAttribIPointer(D,V,L,F,B):n.vertexAttribPointer(D,V,L,P,F,B)}function x(D,V,L,P){v();let F=P.attributes,B=L.getAttributes(),G=V.defaultAttributeValues;for(let re in B){let $=B[re];if($.location>=0){let J=F[re];if(J===void 0&&(re==="instanceMatrix"&&D.instanceMatrix&&(J=D.instanceMatrix),re==="instanceColor"&&D.instanceColor&&(J=D.instanceColor)),J!==void 0){let te=J.normalized,de=J.itemSize,se=e.get(J);if(se===void 0)continue;let Q=se.buffer,fe=se.type,ve=se.bytesPerElement,Ee=fe===n.INT||fe===n.UNSIGNED_INT||J.gpuType===Bd;if(J.isInterleavedBufferAttribute){let Me=J.data,We=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,st=J.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ve=0;Ve<$.locationSize;Ve++)m($.location+Ve,Me.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ve=0;Ve<$.locationSize;Ve++)p($.location+Ve);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let Ve=0;Ve<$.locationSize;Ve++)A($.location+Ve,de/$.locationSize,fe,te,We*ve,(st+de/$.locationSize*Ve)*ve,Ee)}else{if(J.isInstancedBufferAttribute){for(let Me=0;Me<$.locationSize;Me++)m($.location+Me,J.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=J.meshPerAttribute*J.count)}else for(let Me=0;Me<$.locationSize;Me++)p($.location+Me);n.bindBuffer(n.ARRAY_BUFFER,Q);for(let Me=0;Me<$.locationSize;Me++)A($.location+Me,de/$.locationSize,fe,te,de*ve,de/$.locationSize*Me*ve,Ee)}}else if(G!==void 0){let te=G[re];if(te!==void 0)switch(te.length){case 2:n.vertexAttrib2fv($.location,te);break;case 3:n.vertexAttrib3fv($.location,te);break;case 4:n.vertexAttrib4fv($.location,te);break;default:n.vertexAttrib1fv($.location,te)}}}}_()}function T(){O();for(let D in i){let V=i[D];for(let L in V){let P=V[L];for(let F in P){let B=P[F];for(let G in B)u(B[G].object),delete B[G];delete P[F]}}delete i[D]}}function w(D){if(i[D.id]===void 0)return;let V=i[D.id];for(let L in V){let P=V[L];for(let F in P){let B=P[F];for(let G in B)u(B[G].object),delete B[G];delete P[F]}}delete i[D.id]}function y(D){for(let V in i){let L=i[V];for(let P in L){let F=L[P];if(F[D.id]===void 0)continue;let B=F[D.id];for(let G in B)u(B[G].object),delete B[G];delete F[D.id]}}}function S(D){for(let V in i){let L=i[V],P=D.isInstancedMesh===!0?D.id:0,F=L[P];if(F!==void 0){for(let B in F){let G=F[B];for(let re in G)u(G[re].object),delete G[re];delete F[B]}delete L[P],Object.keys(L).length===0&&delete i[V]}}}function O(){k(),o=!0,s!==r&&(s=r,c(s.object))}function k(){r.geometry=null,r.program=null,r.wireframe=!1}return{setup:a,reset:O,resetDefaultState:k,dispose:T,releaseStatesOfGeometry:w,releaseStatesOfObject:S,releaseStatesOfProgram:y,initAttributes:v,enableAttribute:p,disableUnusedAttributes:_}}function RT(n,e,t){let i;function r(l){i=l}function s(l,c){n.drawArrays(i,l,c),t.update(c,i,1)}function o(l,c,u){u!==0&&(n.drawArraysInstanced(i,l,c,u),t.update(c,i,u))}function a(l,c,u){if(u===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,c,0,u);let d=0;for(let f=0;f<u;f++)d+=c[f];t.update(d,i,1)}this.setMode=r,this.render=s,this.renderInstances=o,this.renderMultiDraw=a}function PT(n,e,t,i){let r;function s(){if(r!==void 0)return r;if(e.has("EXT_texture_filter_anisotropic")===!0){let y=e.get("EXT_texture_filter_anisotropic");r=n.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else r=0;return r}function o(y){return!(y!==Br&&i.convert(y)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let S=y===Or&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(y!==Hi&&y!==Ur&&!S&&i.convert(y)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",u=l(c);u!==c&&(Ke("WebGLRenderer:",c,"not supported, using",u,"instead."),c=u);let h=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&h===!1;t.reversedDepthBuffer===!0&&h===!1&&Ke("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&h===!0&&Ke("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),_=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),A=n.getParameter(n.MAX_VARYING_VECTORS),x=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),T=n.getParameter(n.MAX_SAMPLES),w=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:s,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:h,maxTextures:f,maxVertexTextures:g,maxTextureSize:v,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:_,maxVaryings:A,maxFragmentUniforms:x,maxSamples:T,samples:w}}function IT(n){let e=this,t=null,i=0,r=!1,s=!1,o=new Nr,a=new nt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(h,d){let f=h.length!==0||d||i!==0||r;return r=d,i=h.length,f},this.beginShadows=function(){s=!0,u(null)},this.endShadows=function(){s=!1},this.setGlobalState=function(h,d){t=u(h,d,0)},this.setState=function(h,d,f){let g=h.clippingPlanes,v=h.clipIntersection,p=h.clipShadows,m=n.get(h);if(!r||g===null||g.length===0||s&&!p)s?u(null):c();else{let _=s?0:i,A=_*4,x=m.clippingState||null;l.value=x,x=u(g,d,A,f);for(let T=0;T!==A;++T)x[T]=t[T];m.clippingState=x,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=_}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function u(h,d,f,g){let v=h!==null?h.length:0,p=null;if(v!==0){if(p=l.value,g!==!0||p===null){let m=f+v*4,_=d.matrixWorldInverse;a.getNormalMatrix(_),(p===null||p.length<m)&&(p=new Float32Array(m));for(let A=0,x=f;A!==v;++A,x+=4)o.copy(h[A]).applyMatrix4(_,a),o.normal.toArray(p,x),p[x+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,p}}var Cu=class extends ar{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},r=[i,i,i,i,i,i];this.texture=new su(r),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},r=new cs(5,5,5),s=new br({name:"CubemapFromEquirect",uniforms:_a(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:fi,blending:fa});s.uniforms.tEquirect.value=t;let o=new gn(r,s),a=t.minFilter;return t.minFilter===Hs&&(t.minFilter=Di),new Dl(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,r=!0){let s=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,r);e.setRenderTarget(s)}},Uy=256,LT=3,DT=20,ox=256,ax=16,NT=3,FT=new Z,kT=new ct,Bl=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Dl(1,10,null),this._boxMesh=new gn(new cs(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,r=100,s={}){let{size:o=256,position:a=FT}=s,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),u=this._getSourceTarget(!0);t>0&&(u.texture.mipmapsAutoUpdate=!1);let h=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,v=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(e.background=l.getClearColor(kT));let p=new Dl(i,r,u);return p.position.copy(a),p.update(l,e),l.autoClear=h,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=g,e.background=v,t>0&&(u.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=zy(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=By(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Uy,Ly(e))}_fromTexture(e,t){e.mapping===ma||e.mapping===kl?this._setSize(e.image.length===0?Uy:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=Oy(e,!1,!1),i=Math.log2(e)-LT;for(let r=0;r<=i;r++)t.texture.mipmaps.push({width:e>>r,height:e>>r});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=Oy(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let r=this._boxMesh,s=this._cubeCamera;r.material=i,s.renderTarget=e,s.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),s.update(this._renderer,r),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===ma||e.mapping===kl?(this._cubemapMaterial===null&&(this._cubemapMaterial=zy()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=By()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=UT(),this._integrationMaterial=OT());let t=this._cubeSize,i=e.texture.mipmaps.length-1,r=this._ggxMaterial.uniforms;r.envMap.value=this._sourceTarget.texture;let s=this._integrationMaterial.uniforms;s.envMap.value=this._sourceTarget.texture,s.sourceLod.value=Math.log2(t/ax);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-NT)s.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(ox*Math.pow(a,4)))+.5:0;r.roughness.value=a,r.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=BT());let i=this._blurMaterial,r=i.uniforms,s=this._sourceTarget;r.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,r.envMap.value=s.texture,this._renderCube(e,0,i),r.envMap.value=e.texture,this._renderCube(s,0,i)}};function Oy(n,e,t){return new Cu(n,{minFilter:Hs,generateMipmaps:e,type:Or,colorSpace:Qc,depthBuffer:t})}function Ru(n,e,t){return new br({name:n,uniforms:e,vertexShader:ft.cube_vert,fragmentShader:t,side:fi,blending:fa,depthTest:!1,depthWrite:!1})}function UT(){return Ru("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${ox}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function OT(){return Ru("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:ax}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function BT(){return Ru("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${DT}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function By(){return Ru("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function zy(){return Ru("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function zT(n){let e=new WeakMap,t=new WeakMap,i=null;function r(d,f=!1){return d==null?null:f?o(d):s(d)}function s(d){if(d&&d.isTexture){let f=d.mapping;if(f===kd||f===Ud)if(e.has(d)){let g=e.get(d).texture;return a(g,d.mapping)}else{let g=d.image;if(g&&g.height>0){let v=new Cu(g.height);return v.fromEquirectangularTexture(n,d),e.set(d,v),d.addEventListener("dispose",c),a(v.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,g=f===kd||f===Ud,v=f===ma||f===kl;if(g||v){let p=t.get(d),m=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return i===null&&(i=new Bl(n)),p=g?i.fromEquirectangular(d,p):i.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let _=d.image;return g&&_&&_.height>0||v&&_&&l(_)?(i===null&&(i=new Bl(n)),p=g?i.fromEquirectangular(d):i.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",u),p.texture):null}}}return d}function a(d,f){return f===kd?d.mapping=ma:f===Ud&&(d.mapping=kl),d}function l(d){let f=0,g=6;for(let v=0;v<g;v++)d[v]!==void 0&&f++;return f===g}function c(d){let f=d.target;f.removeEventListener("dispose",c);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(d){let f=d.target;f.removeEventListener("dispose",u);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function h(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:r,dispose:h}}function VT(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let r=n.getExtension(i);return e[i]=r,r}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let r=t(i);return r===null&&Zc("WebGLRenderer: "+i+" extension not supported."),r}}}function HT(n,e,t,i){let r={},s=new WeakMap,o=new FinalizationRegistry(g=>delete r[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete r[g.id],o.unregister(g);let v=s.get(g);v&&(e.remove(v),s.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function c(g,v){return r[v.id]!==void 0||(v.addEventListener("dispose",a),r[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function u(g){let v=g.attributes;for(let p in v)e.update(v[p],n.ARRAY_BUFFER)}function h(g){let v=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let _=v!==null?v.array.length:p.array.length/3-1,A=p.count>=65535?ru:iu,x=new A(Math.ceil(_/3)*6,1),T=x.array;if(v!==null){let y=v.array;m=v.version;for(let S=0,O=0;S<_;S+=3){let k=y[S+0],D=y[S+1],V=y[S+2];T[O++]=k,T[O++]=D,T[O++]=D,T[O++]=V,T[O++]=V,T[O++]=k}}else{m=p.version;for(let y=0,S=0;y<_;y+=3){let O=y+0,k=y+1,D=y+2;T[S++]=O,T[S++]=k,T[S++]=k,T[S++]=D,T[S++]=D,T[S++]=O}}x.version=m;let w=s.get(g);w&&e.remove(w),s.set(g,x)}function d(g){let v=s.get(g);if(v){let p=g.index;p!==null&&v.version<p.version&&h(g)}else h(g);return s.get(g)}function f(){for(let g in r){let v=r[g].deref();v!==void 0&&l(v)}}return{get:c,update:u,getWireframeAttribute:d,dispose:f}}function GT(n,e,t){let i;function r(h){i=h}let s,o;function a(h){s=h.type,o=h.bytesPerElement}function l(h,d){n.drawElements(i,d,s,h*o),t.update(d,i,1)}function c(h,d,f){f!==0&&(n.drawElementsInstanced(i,d,s,h*o,f),t.update(d,i,f))}function u(h,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,d,0,s,h,0,f);let v=0;for(let p=0;p<f;p++)v+=d[p];t.update(v,i,1)}this.setMode=r,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=u}function WT(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(s,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(s/3);break;case n.LINES:t.lines+=a*(s/2);break;case n.LINE_STRIP:t.lines+=a*(s-1);break;case n.LINE_LOOP:t.lines+=a*s;break;case n.POINTS:t.points+=a*s;break;default:et("WebGLInfo: Unknown draw mode:",o);break}}function r(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:r,update:i}}function qT(n,e,t){let i=new WeakMap,r=new un;function s(o,a,l){let c=o.morphTargetInfluences,u=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,h=u!==void 0?u.length:0,d=i.get(a);if(d===void 0||d.count!==h){let O=function(){y.dispose(),i.delete(a),a.removeEventListener("dispose",O)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],_=a.morphAttributes.color||[],A=0;f===!0&&(A=1),g===!0&&(A=2),v===!0&&(A=3);let x=a.attributes.position.count*A,T=1;x>e.maxTextureSize&&(T=Math.ceil(x/e.maxTextureSize),x=e.maxTextureSize);let w=new Float32Array(x*T*4*h),y=new nu(w,x,T,h);y.type=Ur,y.needsUpdate=!0;let S=A*4;for(let k=0;k<h;k++){let D=p[k],V=m[k],L=_[k],P=x*T*4*k;for(let F=0;F<D.count;F++){let B=F*S;f===!0&&(r.fromBufferAttribute(D,F),w[P+B+0]=r.x,w[P+B+1]=r.y,w[P+B+2]=r.z,w[P+B+3]=0),g===!0&&(r.fromBufferAttribute(V,F),w[P+B+4]=r.x,w[P+B+5]=r.y,w[P+B+6]=r.z,w[P+B+7]=0),v===!0&&(r.fromBufferAttribute(L,F),w[P+B+8]=r.x,w[P+B+9]=r.y,w[P+B+10]=r.z,w[P+B+11]=L.itemSize===4?r.w:1)}}d={count:h,texture:y,size:new at(x,T)},i.set(a,d),a.addEventListener("dispose",O)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let v=0;v<c.length;v++)f+=c[v];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",c)}l.getUniforms().setValue(n,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",d.size)}return{update:s}}function $T(n,e,t,i,r){let s=new WeakMap;function o(c){let u=r.render.frame,h=c.geometry,d=e.get(c,h);if(s.get(d)!==u&&(e.update(d),s.set(d,u)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),s.get(c)!==u&&(t.update(c.instanceMatrix,n.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,n.ARRAY_BUFFER),s.set(c,u))),c.isSkinnedMesh){let f=c.skeleton;s.get(f)!==u&&(f.update(),s.set(f,u))}return d}function a(){s=new WeakMap}function l(c){let u=c.target;u.removeEventListener("dispose",l),i.releaseStatesOfObject(u),t.remove(u.instanceMatrix),u.instanceColor!==null&&t.remove(u.instanceColor)}return{update:o,dispose:a}}var XT={[Om]:"LINEAR_TONE_MAPPING",[Bm]:"REINHARD_TONE_MAPPING",[zm]:"CINEON_TONE_MAPPING",[_u]:"ACES_FILMIC_TONE_MAPPING",[Hm]:"AGX_TONE_MAPPING",[Gm]:"NEUTRAL_TONE_MAPPING",[Vm]:"CUSTOM_TONE_MAPPING"};function YT(n,e,t,i,r,s){let o=new ar(e,t,{type:n,depthBuffer:r,stencilBuffer:s,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,u=new Mi;u.setAttribute("position",new Tn([-1,3,0,-1,-1,0,3,-1,0],3)),u.setAttribute("uv",new Tn([0,2,0,0,2,0],2));let h=new bd({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new gn(u,h),f=new fu(-1,1,1,-1,0,1),g=null,v=null,p=!1,m,_=null,A=[],x=!1;this.setSize=function(T,w){o.setSize(T,w),a!==null&&a.setSize(T,w),l!==null&&l.setSize(T,w);for(let y=0;y<A.length;y++){let S=A[y];S.setSize&&S.setSize(T,w)}},this.setEffects=function(T){A=T,x=A.length>0&&A[0].isRenderPass===!0;let w=o.width,y=o.height;A.length>0&&a===null&&(a=new ar(w,y,{type:Or,depthBuffer:!1,stencilBuffer:!1}),l=new ar(w,y,{type:Or,depthBuffer:!1,stencilBuffer:!1}));let S=r===!0&&A.some(O=>O.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&c===null&&(c=new Vs(w,y),s===!0&&(c.format=Gs,c.type=ga)),o.dispose(),o.depthTexture=S?c:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let O=0;O<A.length;O++){let k=A[O];k.setSize&&k.setSize(w,y),S&&k.needsDepthTexture===!0&&k.setDepthTexture&&k.setDepthTexture(c)}},this.begin=function(T,w){if(p||T.toneMapping===hs&&A.length===0)return!1;if(_=w,w!==null){let y=w.width,S=w.height;(o.width!==y||o.height!==S)&&this.setSize(y,S)}return x===!1&&T.setRenderTarget(o),m=T.toneMapping,T.toneMapping=hs,!0},this.hasRenderPass=function(){return x},this.end=function(T,w){T.toneMapping=m,p=!0;let y=o,S=a;for(let O=0;O<A.length;O++){let k=A[O];k.enabled!==!1&&(k.render(T,S,y,w),k.needsSwap!==!1&&(y=S,S=S===a?l:a))}if(g!==T.outputColorSpace||v!==T.toneMapping){g=T.outputColorSpace,v=T.toneMapping,h.defines={},yt.getTransfer(g)===Dt&&(h.defines.SRGB_TRANSFER="");let O=XT[v];O&&(h.defines[O]=""),h.needsUpdate=!0}h.uniforms.tDiffuse.value=y.texture,T.setRenderTarget(_),T.render(d,f),_=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),u.dispose(),h.dispose()}}var lx=new Vi,cx=new Vs(1,1),ux=new ou(1),hx=new nu,dx=new gd,fx=new su,Vy=[],Hy=[],Gy=new Float32Array(16),Wy=new Float32Array(9),qy=new Float32Array(4);function zl(n,e,t){let i=n[0];if(i<=0||i>0)return n;let r=e*t,s=Vy[r];if(s===void 0&&(s=new Float32Array(r),Vy[r]=s),e!==0){i.toArray(s,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(s,a)}return s}function Zn(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function jn(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Tf(n,e){let t=Hy[e];t===void 0&&(t=new Int32Array(e),Hy[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function JT(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function KT(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Zn(t,e))return;n.uniform2fv(this.addr,e),jn(t,e)}}function ZT(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Zn(t,e))return;n.uniform3fv(this.addr,e),jn(t,e)}}function jT(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Zn(t,e))return;n.uniform4fv(this.addr,e),jn(t,e)}}function QT(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Zn(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),jn(t,e)}else{if(Zn(t,i))return;qy.set(i),n.uniformMatrix2fv(this.addr,!1,qy),jn(t,i)}}function eE(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Zn(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),jn(t,e)}else{if(Zn(t,i))return;Wy.set(i),n.uniformMatrix3fv(this.addr,!1,Wy),jn(t,i)}}function tE(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(Zn(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),jn(t,e)}else{if(Zn(t,i))return;Gy.set(i),n.uniformMatrix4fv(this.addr,!1,Gy),jn(t,i)}}function nE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function iE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Zn(t,e))return;n.uniform2iv(this.addr,e),jn(t,e)}}function rE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Zn(t,e))return;n.uniform3iv(this.addr,e),jn(t,e)}}function sE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Zn(t,e))return;n.uniform4iv(this.addr,e),jn(t,e)}}function oE(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function aE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Zn(t,e))return;n.uniform2uiv(this.addr,e),jn(t,e)}}function lE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Zn(t,e))return;n.uniform3uiv(this.addr,e),jn(t,e)}}function cE(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Zn(t,e))return;n.uniform4uiv(this.addr,e),jn(t,e)}}function Ef(n){return n.version===0&&(n.compareFunction=eg,n.needsUpdate=!0),n}function uE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_2D_SHADOW?s=Ef(cx):s=lx,t.setTexture2D(e||s,r)}function hE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture3D(e||dx,r)}function dE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r);let s;this.type===n.SAMPLER_CUBE_SHADOW?s=Ef(ux):s=fx,t.setTextureCube(e||s,r)}function fE(n,e,t){let i=this.cache,r=t.allocateTextureUnit();i[0]!==r&&(n.uniform1i(this.addr,r),i[0]=r),t.setTexture2DArray(e||hx,r)}function pE(n){switch(n){case 5126:return JT;case 35664:return KT;case 35665:return ZT;case 35666:return jT;case 35674:return QT;case 35675:return eE;case 35676:return tE;case 5124:case 35670:return nE;case 35667:case 35671:return iE;case 35668:case 35672:return rE;case 35669:case 35673:return sE;case 5125:return oE;case 36294:return aE;case 36295:return lE;case 36296:return cE;case 35678:case 36198:case 36298:case 36306:case 35682:return uE;case 35679:case 36299:case 36307:return hE;case 35680:case 36300:case 36308:case 36293:return dE;case 36289:case 36303:case 36311:case 36292:return fE}}function mE(n,e){n.uniform1fv(this.addr,e)}function gE(n,e){let t=zl(e,this.size,2);n.uniform2fv(this.addr,t)}function _E(n,e){let t=zl(e,this.size,3);n.uniform3fv(this.addr,t)}function vE(n,e){let t=zl(e,this.size,4);n.uniform4fv(this.addr,t)}function yE(n,e){let t=zl(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function xE(n,e){let t=zl(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function bE(n,e){let t=zl(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function ME(n,e){n.uniform1iv(this.addr,e)}function SE(n,e){n.uniform2iv(this.addr,e)}function wE(n,e){n.uniform3iv(this.addr,e)}function AE(n,e){n.uniform4iv(this.addr,e)}function TE(n,e){n.uniform1uiv(this.addr,e)}function EE(n,e){n.uniform2uiv(this.addr,e)}function CE(n,e){n.uniform3uiv(this.addr,e)}function RE(n,e){n.uniform4uiv(this.addr,e)}function PE(n,e,t){let i=this.cache,r=e.length,s=Tf(t,r);Zn(i,s)||(n.uniform1iv(this.addr,s),jn(i,s));let o;this.type===n.SAMPLER_2D_SHADOW?o=Ef(cx):o=lx;for(let a=0;a!==r;++a)t.setTexture2D(e[a]||o,s[a])}function IE(n,e,t){let i=this.cache,r=e.length,s=Tf(t,r);Zn(i,s)||(n.uniform1iv(this.addr,s),jn(i,s));for(let o=0;o!==r;++o)t.setTexture3D(e[o]||dx,s[o])}function LE(n,e,t){let i=this.cache,r=e.length,s=Tf(t,r);Zn(i,s)||(n.uniform1iv(this.addr,s),jn(i,s));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Ef(ux):o=fx;for(let a=0;a!==r;++a)t.setTextureCube(e[a]||o,s[a])}function DE(n,e,t){let i=this.cache,r=e.length,s=Tf(t,r);Zn(i,s)||(n.uniform1iv(this.addr,s),jn(i,s));for(let o=0;o!==r;++o)t.setTexture2DArray(e[o]||hx,s[o])}function NE(n){switch(n){case 5126:return mE;case 35664:return gE;case 35665:return _E;case 35666:return vE;case 35674:return yE;case 35675:return xE;case 35676:return bE;case 5124:case 35670:return ME;case 35667:case 35671:return SE;case 35668:case 35672:return wE;case 35669:case 35673:return AE;case 5125:return TE;case 36294:return EE;case 36295:return CE;case 36296:return RE;case 35678:case 36198:case 36298:case 36306:case 35682:return PE;case 35679:case 36299:case 36307:return IE;case 35680:case 36300:case 36308:case 36293:return LE;case 36289:case 36303:case 36311:case 36292:return DE}}var ug=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=pE(t.type)}},hg=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=NE(t.type)}},dg=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let r=this.seq;for(let s=0,o=r.length;s!==o;++s){let a=r[s];a.setValue(e,t[a.id],i)}}},lg=/(\w+)(\])?(\[|\.)?/g;function $y(n,e){n.seq.push(e),n.map[e.id]=e}function FE(n,e,t){let i=n.name,r=i.length;for(lg.lastIndex=0;;){let s=lg.exec(i),o=lg.lastIndex,a=s[1],l=s[2]==="]",c=s[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===r){$y(t,c===void 0?new ug(a,n,e):new hg(a,n,e));break}else{let h=t.map[a];h===void 0&&(h=new dg(a),$y(t,h)),t=h}}}var Ol=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);FE(a,l,this)}let r=[],s=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?r.push(o):s.push(o);r.length>0&&(this.seq=r.concat(s))}setValue(e,t,i,r){let s=this.map[t];s!==void 0&&s.setValue(e,i,r)}setOptional(e,t,i){let r=t[i];r!==void 0&&this.setValue(e,i,r)}static upload(e,t,i,r){for(let s=0,o=t.length;s!==o;++s){let a=t[s],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,r)}}static seqWithValue(e,t){let i=[];for(let r=0,s=e.length;r!==s;++r){let o=e[r];o.id in t&&i.push(o)}return i}};function Xy(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var kE=37297,UE=0;function OE(n,e){let t=n.split(`
`),i=[],r=Math.max(e-6,0),s=Math.min(e+6,t.length);for(let o=r;o<s;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var Yy=new nt;function BE(n){yt._getMatrix(Yy,yt.workingColorSpace,n);let e=`mat3( ${Yy.elements.map(t=>t.toFixed(4))} )`;switch(yt.getTransfer(n)){case eu:return[e,"LinearTransferOETF"];case Dt:return[e,"sRGBTransferOETF"];default:return Ke("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Jy(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),s=(n.getShaderInfoLog(e)||"").trim();if(i&&s==="")return"";let o=/ERROR: 0:(\d+)/.exec(s);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+s+`

`+OE(n.getShaderSource(e),a)}else return s}function zE(n,e){let t=BE(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var VE={[Om]:"Linear",[Bm]:"Reinhard",[zm]:"Cineon",[_u]:"ACESFilmic",[Hm]:"AgX",[Gm]:"Neutral",[Vm]:"Custom"};function HE(n,e){let t=VE[e];return t===void 0?(Ke("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var wf=new Z;function GE(){yt.getLuminanceCoefficients(wf);let n=wf.x.toFixed(4),e=wf.y.toFixed(4),t=wf.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function WE(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Eu).join(`
`)}function qE(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function $E(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let r=0;r<i;r++){let s=n.getActiveAttrib(e,r),o=s.name,a=1;s.type===n.FLOAT_MAT2&&(a=2),s.type===n.FLOAT_MAT3&&(a=3),s.type===n.FLOAT_MAT4&&(a=4),t[o]={type:s.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function Eu(n){return n!==""}function Ky(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Zy(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var XE=/^[ \t]*#include +<([\w\d./]+)>/gm;function fg(n){return n.replace(XE,YE)}function YE(n,e){let t=ft[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return fg(t)}var JE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function jy(n){return n.replace(JE,KE)}function KE(n,e,t,i){let r="";for(let s=parseInt(e);s<parseInt(t);s++)r+=i.replace(/\[\s*i\s*\]/g,"[ "+s+" ]").replace(/UNROLLED_LOOP_INDEX/g,s);return r}function Qy(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var ZE={[da]:"SHADOWMAP_TYPE_PCF",[Nl]:"SHADOWMAP_TYPE_VSM"};function jE(n){return ZE[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var QE={[kl]:"ENVMAP_MODE_REFRACTION"};function eC(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":QE[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var tC={[Um]:"ENVMAP_BLENDING_MULTIPLY",[gy]:"ENVMAP_BLENDING_MIX",[_y]:"ENVMAP_BLENDING_ADD"};function nC(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":tC[n.combine]||"ENVMAP_BLENDING_NONE"}function iC(n,e,t,i){let r=n.getContext(),s=t.defines,o=t.vertexShader,a=t.fragmentShader,l=jE(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",u=eC(t),h=nC(t),d=WE(t),f=qE(s),g=r.createProgram(),v,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Eu).join(`
`),v.length>0&&(v+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Eu).join(`
`),p.length>0&&(p+=`
`)):(v=[Qy(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+u:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Eu).join(`
`),p=[Qy(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+u:"",t.envMap?"#define "+h:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==hs?"#define TONE_MAPPING":"",t.toneMapping!==hs?ft.tonemapping_pars_fragment:"",t.toneMapping!==hs?HE("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ft.colorspace_pars_fragment,zE("linearToOutputTexel",t.outputColorSpace),GE(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Eu).join(`
`)),o=fg(o),o=Ky(o,t),o=Zy(o,t),a=fg(a),a=Ky(a,t),a=Zy(a,t),o=jy(o),a=jy(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,v=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,p=["#define varying in",t.glslVersion===tg?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===tg?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let _=m+v+o,A=m+p+a,x=Xy(r,r.VERTEX_SHADER,_),T=Xy(r,r.FRAGMENT_SHADER,A);r.attachShader(g,x),r.attachShader(g,T),t.index0AttributeName!==void 0?r.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&r.bindAttribLocation(g,0,"position"),r.linkProgram(g);function w(k){if(n.debug.checkShaderErrors){let D=r.getProgramInfoLog(g)||"",V=r.getShaderInfoLog(x)||"",L=r.getShaderInfoLog(T)||"",P=D.trim(),F=V.trim(),B=L.trim(),G=!0,re=!0;if(r.getProgramParameter(g,r.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(r,g,x,T);else{let $=Jy(r,x,"vertex"),J=Jy(r,T,"fragment");et("WebGLProgram: Shader Error "+r.getError()+" - VALIDATE_STATUS "+r.getProgramParameter(g,r.VALIDATE_STATUS)+`

Material Name: `+k.name+`
Material Type: `+k.type+`

Program Info Log: `+P+`
`+$+`
`+J)}else P!==""?Ke("WebGLProgram: Program Info Log:",P):(F===""||B==="")&&(re=!1);re&&(k.diagnostics={runnable:G,programLog:P,vertexShader:{log:F,prefix:v},fragmentShader:{log:B,prefix:p}})}r.deleteShader(x),r.deleteShader(T),y=new Ol(r,g),S=$E(r,g)}let y;this.getUniforms=function(){return y===void 0&&w(this),y};let S;this.getAttributes=function(){return S===void 0&&w(this),S};let O=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return O===!1&&(O=r.getProgramParameter(g,kE)),O},this.destroy=function(){i.releaseStatesOfProgram(this),r.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=UE++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=x,this.fragmentShader=T,this}var rC=0,pg=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let r=this._getShaderCacheForMaterial(e);return r.has(t)===!1&&(r.add(t),t.usedTimes++),r.has(i)===!1&&(r.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new mg(e),t.set(e,i)),i}},mg=class{constructor(e){this.id=rC++,this.code=e,this.usedTimes=0}};function sC(n){return n===To||n===Su||n===wu}function oC(n,e,t,i,r,s){let o=new Tl,a=new pg,l=new Set,c=[],u=new Map,h=i.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function g(y,S,O,k,D,V){let L=k.fog,P=D.geometry,F=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?k.environment:null,B=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,G=e.get(y.envMap||F,B),re=d[y.type],$=i.precision;y.precision!==null&&($=i.getMaxPrecision(y.precision),$!==y.precision&&Ke("WebGLProgram.getParameters:",y.precision,"not supported, using",$,"instead."));let J=P.morphAttributes.position||P.morphAttributes.normal||P.morphAttributes.color,te=J!==void 0?J.length:0,de=0;P.morphAttributes.position!==void 0&&(de=1),P.morphAttributes.normal!==void 0&&(de=2),P.morphAttributes.color!==void 0&&(de=3);let se,Q,fe,ve;if(re){let Ce=fs[re];se=Ce.vertexShader,Q=Ce.fragmentShader}else{se=y.vertexShader,Q=y.fragmentShader;let Ce=a.getVertexShaderStage(y),lt=a.getFragmentShaderStage(y);a.update(y,Ce,lt),fe=Ce.id,ve=lt.id}let Ee=n.getRenderTarget(),Me=n.state.buffers.depth.getReversed(),We=D.isInstancedMesh===!0,st=D.isBatchedMesh===!0,Ve=!!y.map,pt=!!y.matcap,ht=!!G,it=ht&&G.isPMREMTexture===!0,sn=!!y.aoMap,Xt=!!y.lightMap,Dn=!!y.bumpMap&&y.wireframe===!1,Ot=!!y.normalMap,ii=!!y.displacementMap,Mt=!!y.emissiveMap,Wn=!!y.metalnessMap,_n=!!y.roughnessMap,Nn=y.anisotropy>0,H=y.clearcoat>0,Re=y.diffuseRoughness>0,Je=y.dispersion>0,ot=y.retroreflectivity>0,Se=y.iridescence>0,Gt=y.sheen>0,ze=y.transmission>0,Xe=Nn&&!!y.anisotropyMap,I=H&&!!y.clearcoatMap,E=H&&!!y.clearcoatNormalMap,X=H&&!!y.clearcoatRoughnessMap,he=Re&&!!y.diffuseRoughnessMap,le=Se&&!!y.iridescenceMap,_e=Se&&!!y.iridescenceThicknessMap,ye=Gt&&!!y.sheenColorMap,ne=Gt&&!!y.sheenRoughnessMap,oe=!!y.specularMap,me=!!y.specularColorMap,z=!!y.specularIntensityMap,ae=ze&&!!y.transmissionMap,ie=ze&&!!y.thicknessMap,we=!!y.gradientMap,ge=!!y.alphaMap,be=y.alphaTest>0,He=!!y.alphaHash,je=!!y.extensions,ue=hs;y.toneMapped&&(Ee===null||Ee.isXRRenderTarget===!0)&&(ue=n.toneMapping);let Ue=it?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,Qe={shaderID:re,shaderType:y.type,shaderName:y.name,vertexShader:se,fragmentShader:Q,defines:y.defines,customVertexShaderID:fe,customFragmentShaderID:ve,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:$,batching:st,batchingColor:st&&D._colorsTexture!==null,instancing:We,instancingColor:We&&D.instanceColor!==null,instancingMorph:We&&D.morphTexture!==null,outputColorSpace:Ee===null?n.outputColorSpace:Ee.isXRRenderTarget===!0?Ee.texture.colorSpace:yt.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Ve,matcap:pt,envMap:ht,envMapMode:ht&&G.mapping,envMapPMREM:it,envMapMaxLod:it?Ue.length-1:null,envMapSize:it?Ue[0].width:null,aoMap:sn,lightMap:Xt,bumpMap:Dn,normalMap:Ot,displacementMap:ii,emissiveMap:Mt,normalMapObjectSpace:Ot&&y.normalMapType===xy,normalMapTangentSpace:Ot&&y.normalMapType===Mf,packedNormalMap:Ot&&y.normalMapType===Mf&&sC(y.normalMap.format),metalnessMap:Wn,roughnessMap:_n,anisotropy:Nn,anisotropyMap:Xe,clearcoat:H,clearcoatMap:I,clearcoatNormalMap:E,clearcoatRoughnessMap:X,diffuseRoughness:Re,diffuseRoughnessMap:he,dispersion:Je,retroreflection:ot,iridescence:Se,iridescenceMap:le,iridescenceThicknessMap:_e,sheen:Gt,sheenColorMap:ye,sheenRoughnessMap:ne,specularMap:oe,specularColorMap:me,specularIntensityMap:z,transmission:ze,transmissionMap:ae,thicknessMap:ie,gradientMap:we,opaque:y.transparent===!1&&y.blending===Fl&&y.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:He,combine:y.combine,mapUv:Ve&&f(y.map.channel),aoMapUv:sn&&f(y.aoMap.channel),lightMapUv:Xt&&f(y.lightMap.channel),bumpMapUv:Dn&&f(y.bumpMap.channel),normalMapUv:Ot&&f(y.normalMap.channel),displacementMapUv:ii&&f(y.displacementMap.channel),emissiveMapUv:Mt&&f(y.emissiveMap.channel),metalnessMapUv:Wn&&f(y.metalnessMap.channel),roughnessMapUv:_n&&f(y.roughnessMap.channel),anisotropyMapUv:Xe&&f(y.anisotropyMap.channel),clearcoatMapUv:I&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:E&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:le&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:ye&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(y.sheenRoughnessMap.channel),specularMapUv:oe&&f(y.specularMap.channel),specularColorMapUv:me&&f(y.specularColorMap.channel),specularIntensityMapUv:z&&f(y.specularIntensityMap.channel),transmissionMapUv:ae&&f(y.transmissionMap.channel),thicknessMapUv:ie&&f(y.thicknessMap.channel),alphaMapUv:ge&&f(y.alphaMap.channel),vertexTangents:!!P.attributes.tangent&&(Ot||Nn),vertexNormals:!!P.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!P.attributes.color&&P.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!P.attributes.uv&&(Ve||ge),fog:!!L,useFog:y.fog===!0,fogExp2:!!L&&L.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||P.attributes.normal===void 0&&Ot===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:h,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:P.attributes.position!==void 0,morphTargets:P.morphAttributes.position!==void 0,morphNormals:P.morphAttributes.normal!==void 0,morphColors:P.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:V.filter(Ce=>Ce.texture!==null).length,numClippingPlanes:s.numPlanes,numClipIntersection:s.numIntersection,dithering:y.dithering,shadowMapEnabled:n.shadowMap.enabled&&O.length>0,shadowMapType:n.shadowMap.type,toneMapping:ue,decodeVideoTexture:Ve&&y.map.isVideoTexture===!0&&yt.getTransfer(y.map.colorSpace)===Dt,decodeVideoTextureEmissive:Mt&&y.emissiveMap.isVideoTexture===!0&&yt.getTransfer(y.emissiveMap.colorSpace)===Dt,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===us,flipSided:y.side===fi,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:je&&y.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(je&&y.extensions.multiDraw===!0||st)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return Qe.vertexUv1s=l.has(1),Qe.vertexUv2s=l.has(2),Qe.vertexUv3s=l.has(3),l.clear(),Qe}function v(y){let S=[];if(y.shaderID?S.push(y.shaderID):(S.push(y.customVertexShaderID),S.push(y.customFragmentShaderID)),y.defines!==void 0)for(let O in y.defines)S.push(O),S.push(y.defines[O]);return y.isRawShaderMaterial===!1&&(p(S,y),m(S,y),S.push(n.outputColorSpace)),S.push(y.customProgramCacheKey),S.join()}function p(y,S){y.push(S.precision),y.push(S.outputColorSpace),y.push(S.envMapMode),y.push(S.envMapPMREM),y.push(S.envMapMaxLod),y.push(S.envMapSize),y.push(S.mapUv),y.push(S.alphaMapUv),y.push(S.lightMapUv),y.push(S.aoMapUv),y.push(S.bumpMapUv),y.push(S.normalMapUv),y.push(S.displacementMapUv),y.push(S.emissiveMapUv),y.push(S.metalnessMapUv),y.push(S.roughnessMapUv),y.push(S.anisotropyMapUv),y.push(S.clearcoatMapUv),y.push(S.clearcoatNormalMapUv),y.push(S.clearcoatRoughnessMapUv),y.push(S.diffuseRoughnessMapUv),y.push(S.iridescenceMapUv),y.push(S.iridescenceThicknessMapUv),y.push(S.sheenColorMapUv),y.push(S.sheenRoughnessMapUv),y.push(S.specularMapUv),y.push(S.specularColorMapUv),y.push(S.specularIntensityMapUv),y.push(S.transmissionMapUv),y.push(S.thicknessMapUv),y.push(S.combine),y.push(S.fogExp2),y.push(S.sizeAttenuation),y.push(S.morphTargetsCount),y.push(S.numSunLights),y.push(S.numDirLights),y.push(S.numPointLights),y.push(S.numSpotLights),y.push(S.numSpotLightMaps),y.push(S.numHemiLights),y.push(S.numRectAreaLights),y.push(S.numSunLightShadows),y.push(S.numDirLightShadows),y.push(S.numPointLightShadows),y.push(S.numSpotLightShadows),y.push(S.numSpotLightShadowsWithMaps),y.push(S.numLightProbes),y.push(S.numLightProbeGrids),y.push(S.shadowMapType),y.push(S.toneMapping),y.push(S.numClippingPlanes),y.push(S.numClipIntersection),y.push(S.depthPacking)}function m(y,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function _(y){let S=d[y.type],O;if(S){let k=fs[S];O=Ny.clone(k.uniforms)}else O=y.uniforms;return O}function A(y,S){let O=u.get(S);return O!==void 0?++O.usedTimes:(O=new iC(n,S,y,r),c.push(O),u.set(S,O)),O}function x(y){if(--y.usedTimes===0){let S=c.indexOf(y);c[S]=c[c.length-1],c.pop(),u.delete(y.cacheKey),y.destroy()}}function T(y){a.remove(y)}function w(){a.dispose()}return{getParameters:g,getProgramCacheKey:v,getUniforms:_,acquireProgram:A,releaseProgram:x,releaseShaderCache:T,programs:c,dispose:w}}function aC(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function r(o,a,l){n.get(o)[a]=l}function s(){n=new WeakMap}return{has:e,get:t,remove:i,update:r,dispose:s}}function lC(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function ex(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function tx(){let n=[],e=0,t=[],i=[],r=[];function s(){e=0,t.length=0,i.length=0,r.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,g,v,p,m){let _=n[e];return _===void 0?(_={id:d.id,object:d,geometry:f,material:g,materialVariant:o(d),groupOrder:v,renderOrder:d.renderOrder,z:p,group:m},n[e]=_):(_.id=d.id,_.object=d,_.geometry=f,_.material=g,_.materialVariant=o(d),_.groupOrder=v,_.renderOrder=d.renderOrder,_.z=p,_.group=m),e++,_}function l(d,f,g,v,p,m,_){_.reversedDepth===!0&&(p=-p);let A=a(d,f,g,v,p,m);g.transmission>0?i.push(A):g.transparent===!0?r.push(A):t.push(A)}function c(d,f,g,v,p,m){let _=a(d,f,g,v,p,m);g.transmission>0?i.unshift(_):g.transparent===!0?r.unshift(_):t.unshift(_)}function u(d,f){t.length>1&&t.sort(d||lC),i.length>1&&i.sort(f||ex),r.length>1&&r.sort(f||ex)}function h(){for(let d=e,f=n.length;d<f;d++){let g=n[d];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:r,init:s,push:l,unshift:c,finish:h,sort:u}}function cC(){let n=new WeakMap;function e(i,r){let s=n.get(i),o;return s===void 0?(o=new tx,n.set(i,[o])):r>=s.length?(o=new tx,s.push(o)):o=s[r],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function uC(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new Z,color:new ct};break;case"SpotLight":t={position:new Z,direction:new Z,color:new ct,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new Z,color:new ct,distance:0,decay:0};break;case"HemisphereLight":t={direction:new Z,skyColor:new ct,groundColor:new ct};break;case"RectAreaLight":t={color:new ct,position:new Z,halfWidth:new Z,halfHeight:new Z};break}return n[e.id]=t,t}}}function hC(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new at};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new at};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new at,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var dC=0;function fC(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function pC(n){let e=new uC,t=hC(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)i.probe.push(new Z);let r=new Z,s=new Rt,o=new Rt;function a(c){let u=0,h=0,d=0;for(let V=0;V<9;V++)i.probe[V].set(0,0,0);let f=0,g=0,v=0,p=0,m=0,_=0,A=0,x=0,T=0,w=0,y=0,S=0,O=0,k=0;c.sort(fC);for(let V=0,L=c.length;V<L;V++){let P=c[V],F=P.color,B=P.intensity,G=P.distance,re=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===To?re=P.shadow.map.texture:re=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)u+=F.r*B,h+=F.g*B,d+=F.b*B;else if(P.isLightProbe){for(let $=0;$<9;$++)i.probe[$].addScaledVector(P.sh.coefficients[$],B);k++}else if(P.isSunLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize.copy(J.mapSize).multiply(J.getFrameExtents()),i.sunShadow[g]=te,i.sunShadowMap[g]=re;let de=J.getViewportCount();for(let se=0;se<de;se++)i.sunShadowMatrix[v+se]=J.getMatrix(se),i.sunShadowCascade[v+se]=J._cascadeData[se];v+=de,g++}i.sun[f]=$,f++}else if(P.isDirectionalLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.directionalShadow[p]=te,i.directionalShadowMap[p]=re,i.directionalShadowMatrix[p]=P.shadow.matrix,T++}i.directional[p]=$,p++}else if(P.isSpotLight){let $=e.get(P);$.position.setFromMatrixPosition(P.matrixWorld),$.color.copy(F).multiplyScalar(B),$.distance=G,$.coneCos=Math.cos(P.angle),$.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),$.decay=P.decay,i.spot[_]=$;let J=P.shadow;if(P.map&&(i.spotLightMap[S]=P.map,S++,J.updateMatrices(P),P.castShadow&&O++),i.spotLightMatrix[_]=J.matrix,P.castShadow){let te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,i.spotShadow[_]=te,i.spotShadowMap[_]=re,y++}_++}else if(P.isRectAreaLight){let $=e.get(P);$.color.copy(F).multiplyScalar(B),$.halfWidth.set(P.width*.5,0,0),$.halfHeight.set(0,P.height*.5,0),i.rectArea[A]=$,A++}else if(P.isPointLight){let $=e.get(P);if($.color.copy(P.color).multiplyScalar(P.intensity),$.distance=P.distance,$.decay=P.decay,P.castShadow){let J=P.shadow,te=t.get(P);te.shadowIntensity=J.intensity,te.shadowBias=J.bias,te.shadowNormalBias=J.normalBias,te.shadowRadius=J.radius,te.shadowMapSize=J.mapSize,te.shadowCameraNear=J.camera.near,te.shadowCameraFar=J.camera.far,i.pointShadow[m]=te,i.pointShadowMap[m]=re,i.pointShadowMatrix[m]=P.shadow.matrix,w++}i.point[m]=$,m++}else if(P.isHemisphereLight){let $=e.get(P);$.skyColor.copy(P.color).multiplyScalar(B),$.groundColor.copy(P.groundColor).multiplyScalar(B),i.hemi[x]=$,x++}}A>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=Le.LTC_FLOAT_1,i.rectAreaLTC2=Le.LTC_FLOAT_2):(i.rectAreaLTC1=Le.LTC_HALF_1,i.rectAreaLTC2=Le.LTC_HALF_2)),i.ambient[0]=u,i.ambient[1]=h,i.ambient[2]=d;let D=i.hash;(D.sunLength!==f||D.directionalLength!==p||D.pointLength!==m||D.spotLength!==_||D.rectAreaLength!==A||D.hemiLength!==x||D.numSunShadows!==g||D.numDirectionalShadows!==T||D.numPointShadows!==w||D.numSpotShadows!==y||D.numSpotMaps!==S||D.numLightProbes!==k)&&(i.sun.length=f,i.directional.length=p,i.spot.length=_,i.rectArea.length=A,i.point.length=m,i.hemi.length=x,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=v,i.sunShadowCascade.length=v,i.directionalShadow.length=T,i.directionalShadowMap.length=T,i.directionalShadowMatrix.length=T,i.pointShadow.length=w,i.pointShadowMap.length=w,i.pointShadowMatrix.length=w,i.spotShadow.length=y,i.spotShadowMap.length=y,i.spotLightMatrix.length=y+S-O,i.spotLightMap.length=S,i.numSpotLightShadowsWithMaps=O,i.numLightProbes=k,D.sunLength=f,D.directionalLength=p,D.pointLength=m,D.spotLength=_,D.rectAreaLength=A,D.hemiLength=x,D.numSunShadows=g,D.numDirectionalShadows=T,D.numPointShadows=w,D.numSpotShadows=y,D.numSpotMaps=S,D.numLightProbes=k,i.version=dC++)}function l(c,u){let h=0,d=0,f=0,g=0,v=0,p=0,m=u.matrixWorldInverse;for(let _=0,A=c.length;_<A;_++){let x=c[_];if(x.isSunLight){let T=i.sun[h];T.direction.setFromMatrixPosition(x.matrixWorld),T.direction.transformDirection(m),h++}else if(x.isDirectionalLight){let T=i.directional[d];T.direction.setFromMatrixPosition(x.matrixWorld),r.setFromMatrixPosition(x.target.matrixWorld),T.direction.sub(r),T.direction.transformDirection(m),d++}else if(x.isSpotLight){let T=i.spot[g];T.position.setFromMatrixPosition(x.matrixWorld),T.position.applyMatrix4(m),T.direction.setFromMatrixPosition(x.matrixWorld),r.setFromMatrixPosition(x.target.matrixWorld),T.direction.sub(r),T.direction.transformDirection(m),g++}else if(x.isRectAreaLight){let T=i.rectArea[v];T.position.setFromMatrixPosition(x.matrixWorld),T.position.applyMatrix4(m),o.identity(),s.copy(x.matrixWorld),s.premultiply(m),o.extractRotation(s),T.halfWidth.set(x.width*.5,0,0),T.halfHeight.set(0,x.height*.5,0),T.halfWidth.applyMatrix4(o),T.halfHeight.applyMatrix4(o),v++}else if(x.isPointLight){let T=i.point[f];T.position.setFromMatrixPosition(x.matrixWorld),T.position.applyMatrix4(m),f++}else if(x.isHemisphereLight){let T=i.hemi[p];T.direction.setFromMatrixPosition(x.matrixWorld),T.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:i}}function nx(n){let e=new pC(n),t=[],i=[],r=[];function s(h){u.camera=h,t.length=0,i.length=0,r.length=0}function o(h){h.isLightProbeGrid?r.push(h):t.push(h)}function a(h){i.push(h)}function l(){e.setup(t),r.sort((h,d)=>h.priority-d.priority||h.id-d.id)}function c(h){e.setupView(t,h)}let u={lightsArray:t,shadowsArray:i,lightProbeGridArray:r,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:s,state:u,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function mC(n){let e=new WeakMap;function t(r,s=0){let o=e.get(r),a;return o===void 0?(a=new nx(n),e.set(r,[a])):s>=o.length?(a=new nx(n),o.push(a)):a=o[s],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var gC=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,_C=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,vC=[new Z(1,0,0),new Z(-1,0,0),new Z(0,1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1)],yC=[new Z(0,-1,0),new Z(0,-1,0),new Z(0,0,1),new Z(0,0,-1),new Z(0,-1,0),new Z(0,-1,0)],ix=new Rt,Tu=new Z,cg=new Z;function xC(n,e,t){let i=new yo,r=new at,s=new at,o=new un,a=new Md,l=new Sd,c={},u=t.maxTextureSize,h={[Ao]:fi,[fi]:Ao,[us]:us},d=new br({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new at},radius:{value:4}},vertexShader:gC,fragmentShader:_C}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let g=new Mi;g.setAttribute("position",new zi(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new gn(g,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=da;let m=this.type;this.render=function(w,y,S){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||w.length===0)return;this.type===Zv&&(Ke("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=da);let O=n.getRenderTarget(),k=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),V=n.state;V.setBlending(fa),V.buffers.depth.getReversed()===!0?V.buffers.color.setClear(0,0,0,0):V.buffers.color.setClear(1,1,1,1),V.buffers.depth.setTest(!0),V.setScissorTest(!1);let L=m!==this.type;L&&y.traverse(function(P){P.material&&(Array.isArray(P.material)?P.material.forEach(F=>F.needsUpdate=!0):P.material.needsUpdate=!0)});for(let P=0,F=w.length;P<F;P++){let B=w[P],G=B.shadow;if(G===void 0){Ke("WebGLShadowMap:",B,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;r.copy(G.mapSize);let re=G.getFrameExtents();r.multiply(re),s.copy(G.mapSize),(r.x>u||r.y>u)&&(r.x>u&&(s.x=Math.floor(u/re.x),r.x=s.x*re.x,G.mapSize.x=s.x),r.y>u&&(s.y=Math.floor(u/re.y),r.y=s.y*re.y,G.mapSize.y=s.y));let $=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=$,G.map===null||L===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===Nl){if(B.isPointLight){Ke("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new ar(r.x,r.y,{format:To,type:Or,minFilter:Di,magFilter:Di,generateMipmaps:!1}),G.map.texture.name=B.name+".shadowMap",G.map.depthTexture=new Vs(r.x,r.y,Ur),G.map.depthTexture.name=B.name+".shadowMapDepth",G.map.depthTexture.format=Os,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=ci,G.map.depthTexture.magFilter=ci}else B.isPointLight?(G.map=new Cu(r.x),G.map.depthTexture=new ou(r.x,kr)):(G.map=new ar(r.x,r.y),G.map.depthTexture=new Vs(r.x,r.y,kr)),G.map.depthTexture.name=B.name+".shadowMap",G.map.depthTexture.format=Os,this.type===da?(G.map.depthTexture.compareFunction=$?Qm:jm,G.map.depthTexture.minFilter=Di,G.map.depthTexture.magFilter=Di):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=ci,G.map.depthTexture.magFilter=ci);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==r.x||G.map.height!==r.y)&&G.map.setSize(r.x,r.y);let J=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();B.isPointLight!==!0&&G.updateMatrices(B,S);let te=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:S.layers;for(let de=0;de<J;de++){let se=G.getCamera(de);if(B.isPointLight){let Q=G.camera,fe=G.matrix,ve=B.distance||Q.far;ve!==Q.far&&(Q.far=ve,Q.updateProjectionMatrix()),Tu.setFromMatrixPosition(B.matrixWorld),Q.position.copy(Tu),cg.copy(Q.position),cg.add(vC[de]),Q.up.copy(yC[de]),Q.lookAt(cg),Q.updateMatrixWorld(),fe.makeTranslation(-Tu.x,-Tu.y,-Tu.z),ix.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),G._frustum.setFromProjectionMatrix(ix,Q.coordinateSystem,Q.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,de),n.clear();else{de===0&&(n.setRenderTarget(G.map),n.clear());let Q=G.getViewport(de);o.set(s.x*Q.x,s.y*Q.y,s.x*Q.z,s.y*Q.w),V.viewport(o)}i=G.getFrustum(de),x(y,S,se,B,te,this.type)}G.isPointLightShadow!==!0&&this.type===Nl&&_(G,S),G.needsUpdate=!1}m=this.type,p.needsUpdate=!1,n.setRenderTarget(O,k,D)};function _(w,y){let S=e.update(v);d.defines.VSM_SAMPLES!==w.blurSamples&&(d.defines.VSM_SAMPLES=w.blurSamples,f.defines.VSM_SAMPLES=w.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),w.mapPass===null?w.mapPass=new ar(r.x,r.y,{format:To,type:Or}):(w.mapPass.width!==w.map.width||w.mapPass.height!==w.map.height)&&w.mapPass.setSize(w.map.width,w.map.height),d.uniforms.shadow_pass.value=w.map.depthTexture,d.uniforms.resolution.value.set(w.map.width,w.map.height),d.uniforms.radius.value=w.radius,n.setRenderTarget(w.mapPass),n.clear(),n.renderBufferDirect(y,null,S,d,v,null),f.uniforms.shadow_pass.value=w.mapPass.texture,f.uniforms.resolution.value.set(w.map.width,w.map.height),f.uniforms.radius.value=w.radius,n.setRenderTarget(w.map),n.clear(),n.renderBufferDirect(y,null,S,f,v,null)}function A(w,y,S,O){let k=null,D=S.isPointLight===!0?w.customDistanceMaterial:w.customDepthMaterial;if(D!==void 0)k=D;else if(k=S.isPointLight===!0?l:a,n.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let V=k.uuid,L=y.uuid,P=c[V];P===void 0&&(P={},c[V]=P);let F=P[L];F===void 0&&(F=k.clone(),P[L]=F,y.addEventListener("dispose",T)),k=F}if(k.visible=y.visible,k.wireframe=y.wireframe,O===Nl?k.side=y.shadowSide!==null?y.shadowSide:y.side:k.side=y.shadowSide!==null?y.shadowSide:h[y.side],k.alphaMap=y.alphaMap,k.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,k.map=y.map,k.clipShadows=y.clipShadows,k.clippingPlanes=y.clippingPlanes,k.clipIntersection=y.clipIntersection,k.displacementMap=y.displacementMap,k.displacementScale=y.displacementScale,k.displacementBias=y.displacementBias,k.wireframeLinewidth=y.wireframeLinewidth,k.linewidth=y.linewidth,S.isPointLight===!0&&k.isMeshDistanceMaterial===!0){let V=n.properties.get(k);V.light=S}return k}function x(w,y,S,O,k,D){if(w.visible===!1)return;if(w.layers.test(k)&&(w.isMesh||w.isLine||w.isPoints)&&(w.castShadow||w.receiveShadow&&D===Nl)&&(!w.frustumCulled||w.intersectsFrustum(i))){w.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,w.matrixWorld);let P=e.update(w),F=w.material;if(Array.isArray(F)){let B=P.groups;for(let G=0,re=B.length;G<re;G++){let $=B[G],J=F[$.materialIndex];if(J&&J.visible){let te=A(w,J,O,D);w.onBeforeShadow(n,w,y,S,P,te,$),n.renderBufferDirect(S,null,P,te,w,$),w.onAfterShadow(n,w,y,S,P,te,$)}}}else if(F.visible){let B=A(w,F,O,D);w.onBeforeShadow(n,w,y,S,P,B,null),n.renderBufferDirect(S,null,P,B,w,null),w.onAfterShadow(n,w,y,S,P,B,null)}}let L=w.children;for(let P=0,F=L.length;P<F;P++)x(L[P],y,S,O,k,D)}function T(w){w.target.removeEventListener("dispose",T);for(let S in c){let O=c[S],k=w.target.uuid;k in O&&(O[k].dispose(),delete O[k])}}}function bC(n,e){function t(){let z=!1,ae=new un,ie=null,we=new un(0,0,0,0);return{setMask:function(ge){ie!==ge&&!z&&(n.colorMask(ge,ge,ge,ge),ie=ge)},setLocked:function(ge){z=ge},setClear:function(ge,be,He,je,ue){ue===!0&&(ge*=je,be*=je,He*=je),ae.set(ge,be,He,je),we.equals(ae)===!1&&(n.clearColor(ge,be,He,je),we.copy(ae))},reset:function(){z=!1,ie=null,we.set(-1,0,0,0)}}}function i(){let z=!1,ae=!1,ie=null,we=null,ge=null;return{setReversed:function(be){if(ae!==be){let He=e.get("EXT_clip_control");be?He.clipControlEXT(He.LOWER_LEFT_EXT,He.ZERO_TO_ONE_EXT):He.clipControlEXT(He.LOWER_LEFT_EXT,He.NEGATIVE_ONE_TO_ONE_EXT),ae=be;let je=ge;ge=null,this.setClear(je)}},getReversed:function(){return ae},setTest:function(be){be?Me(n.DEPTH_TEST):We(n.DEPTH_TEST)},setMask:function(be){ie!==be&&!z&&(n.depthMask(be),ie=be)},setFunc:function(be){if(ae&&(be=Iy[be]),we!==be){switch(be){case id:n.depthFunc(n.NEVER);break;case rd:n.depthFunc(n.ALWAYS);break;case sd:n.depthFunc(n.LESS);break;case Ml:n.depthFunc(n.LEQUAL);break;case od:n.depthFunc(n.EQUAL);break;case ad:n.depthFunc(n.GEQUAL);break;case ld:n.depthFunc(n.GREATER);break;case cd:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}we=be}},setLocked:function(be){z=be},setClear:function(be){ge!==be&&(ge=be,ae&&(be=1-be),n.clearDepth(be))},reset:function(){z=!1,ie=null,we=null,ge=null,ae=!1}}}function r(){let z=!1,ae=null,ie=null,we=null,ge=null,be=null,He=null,je=null,ue=null;return{setTest:function(Ue){z||(Ue?Me(n.STENCIL_TEST):We(n.STENCIL_TEST))},setMask:function(Ue){ae!==Ue&&!z&&(n.stencilMask(Ue),ae=Ue)},setFunc:function(Ue,Qe,Ce){(ie!==Ue||we!==Qe||ge!==Ce)&&(n.stencilFunc(Ue,Qe,Ce),ie=Ue,we=Qe,ge=Ce)},setOp:function(Ue,Qe,Ce){(be!==Ue||He!==Qe||je!==Ce)&&(n.stencilOp(Ue,Qe,Ce),be=Ue,He=Qe,je=Ce)},setLocked:function(Ue){z=Ue},setClear:function(Ue){ue!==Ue&&(n.clearStencil(Ue),ue=Ue)},reset:function(){z=!1,ae=null,ie=null,we=null,ge=null,be=null,He=null,je=null,ue=null}}}let s=new t,o=new i,a=new r,l={},c=new WeakMap,u={},h={},d={},f=new WeakMap,g=[],v=null,p=!1,m=null,_=null,A=null,x=null,T=null,w=null,y=null,S=new ct(0,0,0),O=0,k=!1,D=null,V=null,L=null,P=null,F=null,B=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,re=0,$=n.getParameter(n.VERSION);$.indexOf("WebGL")!==-1?(re=parseFloat(/^WebGL (\d)/.exec($)[1]),G=re>=1):$.indexOf("OpenGL ES")!==-1&&(re=parseFloat(/^OpenGL ES (\d)/.exec($)[1]),G=re>=2);let J=null,te={},de=n.getParameter(n.SCISSOR_BOX),se=n.getParameter(n.VIEWPORT),Q=new un().fromArray(de),fe=new un().fromArray(se);function ve(z,ae,ie,we){let ge=new Uint8Array(4),be=n.createTexture();n.bindTexture(z,be),n.texParameteri(z,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(z,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let He=0;He<ie;He++)z===n.TEXTURE_3D||z===n.TEXTURE_2D_ARRAY?n.texImage3D(ae,0,n.RGBA,1,1,we,0,n.RGBA,n.UNSIGNED_BYTE,ge):n.texImage2D(ae+He,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,ge);return be}let Ee={};Ee[n.TEXTURE_2D]=ve(n.TEXTURE_2D,n.TEXTURE_2D,1),Ee[n.TEXTURE_CUBE_MAP]=ve(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ee[n.TEXTURE_2D_ARRAY]=ve(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ee[n.TEXTURE_3D]=ve(n.TEXTURE_3D,n.TEXTURE_3D,1,1),s.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(n.DEPTH_TEST),o.setFunc(Ml),Dn(!1),Ot(Im),Me(n.CULL_FACE),sn(fa);function Me(z){u[z]!==!0&&(n.enable(z),u[z]=!0)}function We(z){u[z]!==!1&&(n.disable(z),u[z]=!1)}function st(z,ae){return d[z]!==ae?(n.bindFramebuffer(z,ae),d[z]=ae,z===n.DRAW_FRAMEBUFFER&&(d[n.FRAMEBUFFER]=ae),z===n.FRAMEBUFFER&&(d[n.DRAW_FRAMEBUFFER]=ae),!0):!1}function Ve(z,ae){let ie=g,we=!1;if(z){ie=f.get(ae),ie===void 0&&(ie=[],f.set(ae,ie));let ge=z.textures;if(ie.length!==ge.length||ie[0]!==n.COLOR_ATTACHMENT0){for(let be=0,He=ge.length;be<He;be++)ie[be]=n.COLOR_ATTACHMENT0+be;ie.length=ge.length,we=!0}}else ie[0]!==n.BACK&&(ie[0]=n.BACK,we=!0);we&&n.drawBuffers(ie)}function pt(z){return v!==z?(n.useProgram(z),v=z,!0):!1}let ht={[pa]:n.FUNC_ADD,[Qv]:n.FUNC_SUBTRACT,[ey]:n.FUNC_REVERSE_SUBTRACT};ht[ty]=n.MIN,ht[ny]=n.MAX;let it={[iy]:n.ZERO,[ry]:n.ONE,[sy]:n.SRC_COLOR,[Fm]:n.SRC_ALPHA,[hy]:n.SRC_ALPHA_SATURATE,[cy]:n.DST_COLOR,[ay]:n.DST_ALPHA,[oy]:n.ONE_MINUS_SRC_COLOR,[km]:n.ONE_MINUS_SRC_ALPHA,[uy]:n.ONE_MINUS_DST_COLOR,[ly]:n.ONE_MINUS_DST_ALPHA,[dy]:n.CONSTANT_COLOR,[fy]:n.ONE_MINUS_CONSTANT_COLOR,[py]:n.CONSTANT_ALPHA,[my]:n.ONE_MINUS_CONSTANT_ALPHA};function sn(z,ae,ie,we,ge,be,He,je,ue,Ue){if(z===fa){p===!0&&(We(n.BLEND),p=!1);return}if(p===!1&&(Me(n.BLEND),p=!0),z!==jv){if(z!==m||Ue!==k){if((_!==pa||T!==pa)&&(n.blendEquation(n.FUNC_ADD),_=pa,T=pa),Ue)switch(z){case Fl:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Lm:n.blendFunc(n.ONE,n.ONE);break;case Dm:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case Nm:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:et("WebGLState: Invalid blending: ",z);break}else switch(z){case Fl:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Lm:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Dm:et("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Nm:et("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:et("WebGLState: Invalid blending: ",z);break}A=null,x=null,w=null,y=null,S.set(0,0,0),O=0,m=z,k=Ue}return}ge=ge||ae,be=be||ie,He=He||we,(ae!==_||ge!==T)&&(n.blendEquationSeparate(ht[ae],ht[ge]),_=ae,T=ge),(ie!==A||we!==x||be!==w||He!==y)&&(n.blendFuncSeparate(it[ie],it[we],it[be],it[He]),A=ie,x=we,w=be,y=He),(je.equals(S)===!1||ue!==O)&&(n.blendColor(je.r,je.g,je.b,ue),S.copy(je),O=ue),m=z,k=!1}function Xt(z,ae){z.side===us?We(n.CULL_FACE):Me(n.CULL_FACE);let ie=z.side===fi;ae&&(ie=!ie),Dn(ie),z.blending===Fl&&z.transparent===!1?sn(fa):sn(z.blending,z.blendEquation,z.blendSrc,z.blendDst,z.blendEquationAlpha,z.blendSrcAlpha,z.blendDstAlpha,z.blendColor,z.blendAlpha,z.premultipliedAlpha),o.setFunc(z.depthFunc),o.setTest(z.depthTest),o.setMask(z.depthWrite),s.setMask(z.colorWrite);let we=z.stencilWrite;a.setTest(we),we&&(a.setMask(z.stencilWriteMask),a.setFunc(z.stencilFunc,z.stencilRef,z.stencilFuncMask),a.setOp(z.stencilFail,z.stencilZFail,z.stencilZPass)),Mt(z.polygonOffset,z.polygonOffsetFactor,z.polygonOffsetUnits),z.alphaToCoverage===!0?Me(n.SAMPLE_ALPHA_TO_COVERAGE):We(n.SAMPLE_ALPHA_TO_COVERAGE)}function Dn(z){D!==z&&(z?n.frontFace(n.CW):n.frontFace(n.CCW),D=z)}function Ot(z){z!==Jv?(Me(n.CULL_FACE),z!==V&&(z===Im?n.cullFace(n.BACK):z===Kv?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):We(n.CULL_FACE),V=z}function ii(z){z!==L&&(G&&n.lineWidth(z),L=z)}function Mt(z,ae,ie){z?(Me(n.POLYGON_OFFSET_FILL),(P!==ae||F!==ie)&&(P=ae,F=ie,o.getReversed()&&(ae=-ae,ie=-ie),n.polygonOffset(ae,ie))):We(n.POLYGON_OFFSET_FILL)}function Wn(z){z?Me(n.SCISSOR_TEST):We(n.SCISSOR_TEST)}function _n(z){z===void 0&&(z=n.TEXTURE0+B-1),J!==z&&(n.activeTexture(z),J=z)}function Nn(z,ae,ie){ie===void 0&&(J===null?ie=n.TEXTURE0+B-1:ie=J);let we=te[ie];we===void 0&&(we={type:void 0,texture:void 0},te[ie]=we),(we.type!==z||we.texture!==ae)&&(J!==ie&&(n.activeTexture(ie),J=ie),n.bindTexture(z,ae||Ee[z]),we.type=z,we.texture=ae)}function H(){let z=te[J];z!==void 0&&z.type!==void 0&&(n.bindTexture(z.type,null),z.type=void 0,z.texture=void 0)}function Re(){try{n.compressedTexImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function Je(){try{n.compressedTexImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function ot(){try{n.texSubImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function Se(){try{n.texSubImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function Gt(){try{n.compressedTexSubImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function ze(){try{n.compressedTexSubImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function Xe(){try{n.texStorage2D(...arguments)}catch(z){et("WebGLState:",z)}}function I(){try{n.texStorage3D(...arguments)}catch(z){et("WebGLState:",z)}}function E(){try{n.texImage2D(...arguments)}catch(z){et("WebGLState:",z)}}function X(){try{n.texImage3D(...arguments)}catch(z){et("WebGLState:",z)}}function he(z){return h[z]!==void 0?h[z]:n.getParameter(z)}function le(z,ae){h[z]!==ae&&(n.pixelStorei(z,ae),h[z]=ae)}function _e(z){Q.equals(z)===!1&&(n.scissor(z.x,z.y,z.z,z.w),Q.copy(z))}function ye(z){fe.equals(z)===!1&&(n.viewport(z.x,z.y,z.z,z.w),fe.copy(z))}function ne(z,ae){let ie=c.get(ae);ie===void 0&&(ie=new WeakMap,c.set(ae,ie));let we=ie.get(z);we===void 0&&(we=n.getUniformBlockIndex(ae,z.name),n.uniformBlockBinding(ae,we,we),ie.set(z,we))}function oe(z,ae,ie){let ge=c.get(ae).get(z);l[ge]!==ie&&(n.bindBufferBase(n.UNIFORM_BUFFER,ge,ie),l[ge]=ie)}function me(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),u={},h={},J=null,te={},d={},l={},f=new WeakMap,g=[],v=null,p=!1,m=null,_=null,A=null,x=null,T=null,w=null,y=null,S=new ct(0,0,0),O=0,k=!1,D=null,V=null,L=null,P=null,F=null,Q.set(0,0,n.canvas.width,n.canvas.height),fe.set(0,0,n.canvas.width,n.canvas.height),s.reset(),o.reset(),a.reset()}return{buffers:{color:s,depth:o,stencil:a},enable:Me,disable:We,bindFramebuffer:st,drawBuffers:Ve,useProgram:pt,setBlending:sn,setMaterial:Xt,setFlipSided:Dn,setCullFace:Ot,setLineWidth:ii,setPolygonOffset:Mt,setScissorTest:Wn,activeTexture:_n,bindTexture:Nn,unbindTexture:H,compressedTexImage2D:Re,compressedTexImage3D:Je,texImage2D:E,texImage3D:X,pixelStorei:le,getParameter:he,updateUBOMapping:ne,uniformBlockBinding:oe,texStorage2D:Xe,texStorage3D:I,texSubImage2D:ot,texSubImage3D:Se,compressedTexSubImage2D:Gt,compressedTexSubImage3D:ze,scissor:_e,viewport:ye,reset:me}}function MC(n,e,t,i,r,s,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new at,u=new WeakMap,h=new Set,d,f=new WeakMap,g=new Set,v=new FinalizationRegistry(I=>g.delete(I)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(I,E){return p?new OffscreenCanvas(I,E):tu("canvas")}function _(I,E,X){let he=1,le=Xe(I);if((le.width>X||le.height>X)&&(he=X/Math.max(le.width,le.height)),he<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let _e=Math.floor(he*le.width),ye=Math.floor(he*le.height);d===void 0&&(d=m(_e,ye));let ne=E?m(_e,ye):d;return ne.width=_e,ne.height=ye,ne.getContext("2d").drawImage(I,0,0,_e,ye),Ke("WebGLRenderer: Texture has been resized from ("+le.width+"x"+le.height+") to ("+_e+"x"+ye+")."),ne}else return"data"in I&&Ke("WebGLRenderer: Image in DataTexture is too big ("+le.width+"x"+le.height+")."),I;return I}function A(I){return I.generateMipmaps}function x(I){n.generateMipmap(I)}function T(I){return I.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?n.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function w(I,E,X,he,le,_e=!1){if(I!==null){if(n[I]!==void 0)return n[I];Ke("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let ye;he&&(ye=e.get("EXT_texture_norm16"),ye||Ke("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=E;if(E===n.RED&&(X===n.FLOAT&&(ne=n.R32F),X===n.HALF_FLOAT&&(ne=n.R16F),X===n.UNSIGNED_BYTE&&(ne=n.R8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.R16_EXT),X===n.SHORT&&ye&&(ne=ye.R16_SNORM_EXT)),E===n.RED_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.R8UI),X===n.UNSIGNED_SHORT&&(ne=n.R16UI),X===n.UNSIGNED_INT&&(ne=n.R32UI),X===n.BYTE&&(ne=n.R8I),X===n.SHORT&&(ne=n.R16I),X===n.INT&&(ne=n.R32I)),E===n.RG&&(X===n.FLOAT&&(ne=n.RG32F),X===n.HALF_FLOAT&&(ne=n.RG16F),X===n.UNSIGNED_BYTE&&(ne=n.RG8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RG16_EXT),X===n.SHORT&&ye&&(ne=ye.RG16_SNORM_EXT)),E===n.RG_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RG8UI),X===n.UNSIGNED_SHORT&&(ne=n.RG16UI),X===n.UNSIGNED_INT&&(ne=n.RG32UI),X===n.BYTE&&(ne=n.RG8I),X===n.SHORT&&(ne=n.RG16I),X===n.INT&&(ne=n.RG32I)),E===n.RGB_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGB8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGB16UI),X===n.UNSIGNED_INT&&(ne=n.RGB32UI),X===n.BYTE&&(ne=n.RGB8I),X===n.SHORT&&(ne=n.RGB16I),X===n.INT&&(ne=n.RGB32I)),E===n.RGBA_INTEGER&&(X===n.UNSIGNED_BYTE&&(ne=n.RGBA8UI),X===n.UNSIGNED_SHORT&&(ne=n.RGBA16UI),X===n.UNSIGNED_INT&&(ne=n.RGBA32UI),X===n.BYTE&&(ne=n.RGBA8I),X===n.SHORT&&(ne=n.RGBA16I),X===n.INT&&(ne=n.RGBA32I)),E===n.RGB&&(X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGB16_EXT),X===n.SHORT&&ye&&(ne=ye.RGB16_SNORM_EXT),X===n.UNSIGNED_INT_5_9_9_9_REV&&(ne=n.RGB9_E5),X===n.UNSIGNED_INT_10F_11F_11F_REV&&(ne=n.R11F_G11F_B10F)),E===n.RGBA){let oe=_e?eu:yt.getTransfer(le);X===n.FLOAT&&(ne=n.RGBA32F),X===n.HALF_FLOAT&&(ne=n.RGBA16F),X===n.UNSIGNED_BYTE&&(ne=oe===Dt?n.SRGB8_ALPHA8:n.RGBA8),X===n.UNSIGNED_SHORT&&ye&&(ne=ye.RGBA16_EXT),X===n.SHORT&&ye&&(ne=ye.RGBA16_SNORM_EXT),X===n.UNSIGNED_SHORT_4_4_4_4&&(ne=n.RGBA4),X===n.UNSIGNED_SHORT_5_5_5_1&&(ne=n.RGB5_A1)}return(ne===n.R16F||ne===n.R32F||ne===n.RG16F||ne===n.RG32F||ne===n.RGBA16F||ne===n.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function y(I,E){let X;return I?E===null||E===kr||E===ga?X=n.DEPTH24_STENCIL8:E===Ur?X=n.DEPTH32F_STENCIL8:E===Ul&&(X=n.DEPTH24_STENCIL8,Ke("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):E===null||E===kr||E===ga?X=n.DEPTH_COMPONENT24:E===Ur?X=n.DEPTH_COMPONENT32F:E===Ul&&(X=n.DEPTH_COMPONENT16),X}function S(I,E){return A(I)===!0||I.isFramebufferTexture&&I.minFilter!==ci&&I.minFilter!==Di?Math.log2(Math.max(E.width,E.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?E.mipmaps.length:1}function O(I){let E=new WeakRef(I);i.get(I).__ref=E,g.add(E),v.register(I,E,E)}function k(I){let E=i.get(I).__ref;E!==void 0&&(g.delete(E),v.unregister(E))}function D(I){L(I.target)}function V(I){P(I.target)}function L(I){I.removeEventListener("dispose",D),k(I),B(I),I.isVideoTexture&&u.delete(I),I.isHTMLTexture&&h.delete(I)}function P(I){I.removeEventListener("dispose",V),k(I),re(I)}function F(){for(let I of g){let E=I.deref();E!==void 0&&(E.isRenderTarget===!0?P(E):L(E))}g.clear(),h.clear()}function B(I){let E=i.get(I);if(E.__webglInit===void 0)return;let X=I.source,he=f.get(X);if(he){let le=he[E.__cacheKey];le.usedTimes--,le.usedTimes===0&&G(I),Object.keys(he).length===0&&f.delete(X)}i.remove(I)}function G(I){let E=i.get(I);n.deleteTexture(E.__webglTexture);let X=I.source,he=f.get(X);delete he[E.__cacheKey],o.memory.textures--}function re(I){let E=i.get(I);E.__depthDisposeCallback&&E.__depthDisposeCallback();let X=I.depthTexture;if(X&&X.renderTarget===I&&L(X),I.isWebGLCubeRenderTarget)for(let le=0;le<6;le++){if(Array.isArray(E.__webglFramebuffer[le]))for(let _e=0;_e<E.__webglFramebuffer[le].length;_e++)n.deleteFramebuffer(E.__webglFramebuffer[le][_e]);else n.deleteFramebuffer(E.__webglFramebuffer[le]);E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer[le])}else{if(Array.isArray(E.__webglFramebuffer))for(let le=0;le<E.__webglFramebuffer.length;le++)n.deleteFramebuffer(E.__webglFramebuffer[le]);else n.deleteFramebuffer(E.__webglFramebuffer);if(E.__webglDepthbuffer&&n.deleteRenderbuffer(E.__webglDepthbuffer),E.__webglMultisampledFramebuffer&&n.deleteFramebuffer(E.__webglMultisampledFramebuffer),E.__webglColorRenderbuffer)for(let le=0;le<E.__webglColorRenderbuffer.length;le++)E.__webglColorRenderbuffer[le]&&n.deleteRenderbuffer(E.__webglColorRenderbuffer[le]);E.__webglDepthRenderbuffer&&n.deleteRenderbuffer(E.__webglDepthRenderbuffer)}let he=I.textures;for(let le=0,_e=he.length;le<_e;le++){let ye=i.get(he[le]);ye.__webglTexture&&(n.deleteTexture(ye.__webglTexture),o.memory.textures--),i.remove(he[le])}i.remove(I)}let $=0;function J(){$=0}function te(){return $}function de(I){$=I}function se(){let I=$;return I>=r.maxTextures&&Ke("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+r.maxTextures),$+=1,I}function Q(I){let E=[];return E.push(I.wrapS),E.push(I.wrapT),E.push(I.wrapR||0),E.push(I.magFilter),E.push(I.minFilter),E.push(I.anisotropy),E.push(I.internalFormat),E.push(I.format),E.push(I.type),E.push(I.generateMipmaps),E.push(I.mipmapsAutoUpdate),E.push(I.premultiplyAlpha),E.push(I.flipY),E.push(I.unpackAlignment),E.push(I.colorSpace),E.join()}function fe(I,E){let X=i.get(I);if(I.isVideoTexture&&Gt(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&X.__version!==I.version){let he=I.image;if(he===null)Ke("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ke("WebGLRenderer: Texture marked for update but image is incomplete");else{Xt(X,I,E);return}}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,X.__webglTexture,n.TEXTURE0+E)}function ve(I,E){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){Xt(X,I,E);return}else I.isExternalTexture&&(X.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,X.__webglTexture,n.TEXTURE0+E)}function Ee(I,E){let X=i.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&X.__version!==I.version){Xt(X,I,E);return}t.bindTexture(n.TEXTURE_3D,X.__webglTexture,n.TEXTURE0+E)}function Me(I,E){let X=i.get(I);if(I.version>0&&X.__version!==I.version){Dn(X,I,E);return}t.bindTexture(n.TEXTURE_CUBE_MAP,X.__webglTexture,n.TEXTURE0+E)}let We={[ud]:n.REPEAT,[os]:n.CLAMP_TO_EDGE,[hd]:n.MIRRORED_REPEAT},st={[ci]:n.NEAREST,[vy]:n.NEAREST_MIPMAP_NEAREST,[vu]:n.NEAREST_MIPMAP_LINEAR,[Di]:n.LINEAR,[Od]:n.LINEAR_MIPMAP_NEAREST,[Hs]:n.LINEAR_MIPMAP_LINEAR},Ve={[My]:n.NEVER,[eg]:n.ALWAYS,[Sy]:n.LESS,[jm]:n.LEQUAL,[wy]:n.EQUAL,[Qm]:n.GEQUAL,[Ay]:n.GREATER,[Ty]:n.NOTEQUAL};function pt(I,E){if(E.type===Ur&&e.has("OES_texture_float_linear")===!1&&(E.magFilter===Di||E.magFilter===Od||E.magFilter===vu||E.magFilter===Hs||E.minFilter===Di||E.minFilter===Od||E.minFilter===vu||E.minFilter===Hs)&&Ke("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(I,n.TEXTURE_WRAP_S,We[E.wrapS]),n.texParameteri(I,n.TEXTURE_WRAP_T,We[E.wrapT]),(I===n.TEXTURE_3D||I===n.TEXTURE_2D_ARRAY)&&n.texParameteri(I,n.TEXTURE_WRAP_R,We[E.wrapR]),n.texParameteri(I,n.TEXTURE_MAG_FILTER,st[E.magFilter]),n.texParameteri(I,n.TEXTURE_MIN_FILTER,st[E.minFilter]),E.compareFunction&&(n.texParameteri(I,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(I,n.TEXTURE_COMPARE_FUNC,Ve[E.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(E.magFilter===ci||E.minFilter!==vu&&E.minFilter!==Hs||E.type===Ur&&e.has("OES_texture_float_linear")===!1)return;if(E.anisotropy>1||i.get(E).__currentAnisotropy){let X=e.get("EXT_texture_filter_anisotropic");n.texParameterf(I,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(E.anisotropy,r.getMaxAnisotropy())),i.get(E).__currentAnisotropy=E.anisotropy}}}function ht(I,E){let X=!1;I.__webglInit===void 0&&(I.__webglInit=!0,E.addEventListener("dispose",D),O(E));let he=E.source,le=f.get(he);le===void 0&&(le={},f.set(he,le));let _e=Q(E);if(_e!==I.__cacheKey){le[_e]===void 0&&(le[_e]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,X=!0),le[_e].usedTimes++;let ye=le[I.__cacheKey];ye!==void 0&&(le[I.__cacheKey].usedTimes--,ye.usedTimes===0&&G(E)),I.__cacheKey=_e,I.__webglTexture=le[_e].texture}return X}function it(I,E,X){return Math.floor(Math.floor(I/X)/E)}function sn(I,E,X,he){let _e=I.updateRanges;if(_e.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,E.width,E.height,X,he,E.data);else{_e.sort((z,ae)=>z.start-ae.start);let ye=0;for(let z=1;z<_e.length;z++){let ae=_e[ye],ie=_e[z],we=ae.start+ae.count,ge=it(ie.start,E.width,4),be=it(ae.start,E.width,4);ie.start<=we+1&&ge===be&&it(ie.start+ie.count-1,E.width,4)===ge?ae.count=Math.max(ae.count,ie.start+ie.count-ae.start):(++ye,_e[ye]=ie)}_e.length=ye+1;let ne=t.getParameter(n.UNPACK_ROW_LENGTH),oe=t.getParameter(n.UNPACK_SKIP_PIXELS),me=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,E.width);for(let z=0,ae=_e.length;z<ae;z++){let ie=_e[z],we=Math.floor(ie.start/4),ge=Math.ceil(ie.count/4),be=we%E.width,He=Math.floor(we/E.width),je=ge,ue=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,be),t.pixelStorei(n.UNPACK_SKIP_ROWS,He),t.texSubImage2D(n.TEXTURE_2D,0,be,He,je,ue,X,he,E.data)}I.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,ne),t.pixelStorei(n.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(n.UNPACK_SKIP_ROWS,me)}}function Xt(I,E,X){let he=n.TEXTURE_2D;(E.isDataArrayTexture||E.isCompressedArrayTexture)&&(he=n.TEXTURE_2D_ARRAY),E.isData3DTexture&&(he=n.TEXTURE_3D);let le=ht(I,E),_e=E.source;t.bindTexture(he,I.__webglTexture,n.TEXTURE0+X);let ye=i.get(_e);if(_e.version!==ye.__version||le===!0){if(t.activeTexture(n.TEXTURE0+X),(typeof ImageBitmap<"u"&&E.image instanceof ImageBitmap)===!1){let ue=yt.getPrimaries(yt.workingColorSpace),Ue=E.colorSpace===Ws?null:yt.getPrimaries(E.colorSpace),Qe=E.colorSpace===Ws||ue===Ue?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Qe)}t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment);let oe=_(E.image,!1,r.maxTextureSize);oe=ze(E,oe);let me=s.convert(E.format,E.colorSpace),z=s.convert(E.type),ae=w(E.internalFormat,me,z,E.normalized,E.colorSpace,E.isVideoTexture);pt(he,E);let ie,we=E.mipmaps,ge=E.isVideoTexture!==!0,be=ye.__version===void 0||le===!0,He=_e.dataReady,je=S(E,oe);if(E.isDepthTexture)ae=y(E.format===Gs,E.type),be&&(ge?t.texStorage2D(n.TEXTURE_2D,1,ae,oe.width,oe.height):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,null));else if(E.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(n.TEXTURE_2D,je,ae,we[0].width,we[0].height);for(let ue=0,Ue=we.length;ue<Ue;ue++)ie=we[ue],ge?He&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,me,z,ie.data);E.generateMipmaps=!1}else ge?(be&&t.texStorage2D(n.TEXTURE_2D,je,ae,oe.width,oe.height),He&&sn(E,oe,me,z)):t.texImage2D(n.TEXTURE_2D,0,ae,oe.width,oe.height,0,me,z,oe.data);else if(E.isCompressedTexture)if(E.isCompressedArrayTexture){ge&&be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,ae,we[0].width,we[0].height,oe.depth);for(let ue=0,Ue=we.length;ue<Ue;ue++)if(ie=we[ue],E.format!==Br)if(me!==null)if(ge){if(He)if(E.layerUpdates.size>0){let Qe=ag(ie.width,ie.height,E.format,E.type);for(let Ce of E.layerUpdates){let lt=ie.data.subarray(Ce*Qe/ie.data.BYTES_PER_ELEMENT,(Ce+1)*Qe/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,Ce,ie.width,ie.height,1,me,lt)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,oe.depth,me,ie.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ue,ae,ie.width,ie.height,oe.depth,0,ie.data,0,0);else Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?He&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,oe.depth,me,z,ie.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ue,ae,ie.width,ie.height,oe.depth,0,me,z,ie.data);E.layerUpdates.size>0&&E.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(n.TEXTURE_2D,je,ae,we[0].width,we[0].height);for(let ue=0,Ue=we.length;ue<Ue;ue++)ie=we[ue],E.format!==Br?me!==null?ge?He&&t.compressedTexSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,ie.data):t.compressedTexImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,ie.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?He&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,ie.width,ie.height,me,z,ie.data):t.texImage2D(n.TEXTURE_2D,ue,ae,ie.width,ie.height,0,me,z,ie.data)}else if(E.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(n.TEXTURE_2D_ARRAY,je,ae,oe.width,oe.height,oe.depth),He)if(E.layerUpdates.size>0){let ue=ag(oe.width,oe.height,E.format,E.type);for(let Ue of E.layerUpdates){let Qe=oe.data.subarray(Ue*ue/oe.data.BYTES_PER_ELEMENT,(Ue+1)*ue/oe.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Ue,oe.width,oe.height,1,me,z,Qe)}E.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(E.isData3DTexture)ge?(be&&t.texStorage3D(n.TEXTURE_3D,je,ae,oe.width,oe.height,oe.depth),He&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,oe.width,oe.height,oe.depth,me,z,oe.data)):t.texImage3D(n.TEXTURE_3D,0,ae,oe.width,oe.height,oe.depth,0,me,z,oe.data);else if(E.isFramebufferTexture){if(be)if(ge)t.texStorage2D(n.TEXTURE_2D,je,ae,oe.width,oe.height);else{let ue=oe.width,Ue=oe.height;for(let Qe=0;Qe<je;Qe++)t.texImage2D(n.TEXTURE_2D,Qe,ae,ue,Ue,0,me,z,null),ue>>=1,Ue>>=1}}else if(E.isHTMLTexture){if("texElementImage2D"in n){let ue=n.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),oe.parentNode!==ue){ue.appendChild(oe),h.add(E),ue.onpaint=Ue=>{let Qe=Ue.changedElements;for(let Ce of h)Qe.includes(Ce.image)&&(Ce.needsUpdate=!0)},ue.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,oe);else{let Qe=n.RGBA,Ce=n.RGBA,lt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,Qe,Ce,lt,oe)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let ue=Xe(we[0]);t.texStorage2D(n.TEXTURE_2D,je,ae,ue.width,ue.height)}for(let ue=0,Ue=we.length;ue<Ue;ue++)ie=we[ue],ge?He&&t.texSubImage2D(n.TEXTURE_2D,ue,0,0,me,z,ie):t.texImage2D(n.TEXTURE_2D,ue,ae,me,z,ie);E.generateMipmaps=!1}else if(ge){if(be){let ue=Xe(oe);t.texStorage2D(n.TEXTURE_2D,je,ae,ue.width,ue.height)}He&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,me,z,oe)}else t.texImage2D(n.TEXTURE_2D,0,ae,me,z,oe);A(E)&&E.mipmapsAutoUpdate===!0&&x(he),ye.__version=_e.version,E.onUpdate&&E.onUpdate(E)}I.__version=E.version}function Dn(I,E,X){if(E.image.length!==6)return;let he=ht(I,E),le=E.source;t.bindTexture(n.TEXTURE_CUBE_MAP,I.__webglTexture,n.TEXTURE0+X);let _e=i.get(le);if(le.version!==_e.__version||he===!0){t.activeTexture(n.TEXTURE0+X);let ye=yt.getPrimaries(yt.workingColorSpace),ne=E.colorSpace===Ws?null:yt.getPrimaries(E.colorSpace),oe=E.colorSpace===Ws||ye===ne?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,E.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,E.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,E.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,oe);let me=E.isCompressedTexture||E.image[0].isCompressedTexture,z=E.image[0]&&E.image[0].isDataTexture,ae=[];for(let Ce=0;Ce<6;Ce++)!me&&!z?ae[Ce]=_(E.image[Ce],!0,r.maxCubemapSize):ae[Ce]=z?E.image[Ce].image:E.image[Ce],ae[Ce]=ze(E,ae[Ce]);let ie=ae[0],we=s.convert(E.format,E.colorSpace),ge=s.convert(E.type),be=w(E.internalFormat,we,ge,E.normalized,E.colorSpace),He=E.isVideoTexture!==!0,je=_e.__version===void 0||he===!0,ue=le.dataReady,Ue=S(E,ie);pt(n.TEXTURE_CUBE_MAP,E);let Qe;if(E.isDepthTexture){if(be=y(E.format===Gs,E.type),je)if(He)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,be,ie.width,ie.height);else for(let Ce=0;Ce<6;Ce++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ie.width,ie.height,0,we,ge,null)}else if(me){He&&je&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Ue,be,ie.width,ie.height);for(let Ce=0;Ce<6;Ce++){Qe=ae[Ce].mipmaps;for(let lt=0;lt<Qe.length;lt++){let Zt=Qe[lt];E.format!==Br?we!==null?He?ue&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,0,0,Zt.width,Zt.height,we,Zt.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,be,Zt.width,Zt.height,0,Zt.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):He?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,0,0,Zt.width,Zt.height,we,ge,Zt.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt,be,Zt.width,Zt.height,0,we,ge,Zt.data)}}}else{if(Qe=E.mipmaps,He&&je){Qe.length>0&&Ue++;let Ce=Xe(ae[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Ue,be,Ce.width,Ce.height)}for(let Ce=0;Ce<6;Ce++)if(z){He?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,ae[Ce].width,ae[Ce].height,we,ge,ae[Ce].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,ae[Ce].width,ae[Ce].height,0,we,ge,ae[Ce].data);for(let lt=0;lt<Qe.length;lt++){let wi=Qe[lt].image[Ce].image;He?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,0,0,wi.width,wi.height,we,ge,wi.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,be,wi.width,wi.height,0,we,ge,wi.data)}}else{He?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,0,0,we,ge,ae[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,0,be,we,ge,ae[Ce]);for(let lt=0;lt<Qe.length;lt++){let Zt=Qe[lt];He?ue&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,0,0,we,ge,Zt.image[Ce]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+Ce,lt+1,be,we,ge,Zt.image[Ce])}}}A(E)&&E.mipmapsAutoUpdate===!0&&x(n.TEXTURE_CUBE_MAP),_e.__version=le.version,E.onUpdate&&E.onUpdate(E)}I.__version=E.version}function Ot(I,E,X,he,le,_e){let ye=s.convert(X.format,X.colorSpace),ne=s.convert(X.type),oe=w(X.internalFormat,ye,ne,X.normalized,X.colorSpace),me=i.get(E),z=i.get(X);if(z.__renderTarget=E,!me.__hasExternalTextures){let ae=Math.max(1,E.width>>_e),ie=Math.max(1,E.height>>_e);le===n.TEXTURE_3D||le===n.TEXTURE_2D_ARRAY?t.texImage3D(le,_e,oe,ae,ie,E.depth,0,ye,ne,null):t.texImage2D(le,_e,oe,ae,ie,0,ye,ne,null)}t.bindFramebuffer(n.FRAMEBUFFER,I),Se(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,he,le,z.__webglTexture,0,ot(E)):(le===n.TEXTURE_2D||le>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&le<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,he,le,z.__webglTexture,_e),t.bindFramebuffer(n.FRAMEBUFFER,null)}function ii(I,E,X){if(n.bindRenderbuffer(n.RENDERBUFFER,I),E.depthBuffer){let he=E.depthTexture,le=he&&he.isDepthTexture?he.type:null,_e=y(E.stencilBuffer,le),ye=E.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;Se(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ot(E),_e,E.width,E.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,ot(E),_e,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,_e,E.width,E.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ye,n.RENDERBUFFER,I)}else{let he=E.textures;for(let le=0;le<he.length;le++){let _e=he[le],ye=s.convert(_e.format,_e.colorSpace),ne=s.convert(_e.type),oe=w(_e.internalFormat,ye,ne,_e.normalized,_e.colorSpace);Se(E)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ot(E),oe,E.width,E.height):X?n.renderbufferStorageMultisample(n.RENDERBUFFER,ot(E),oe,E.width,E.height):n.renderbufferStorage(n.RENDERBUFFER,oe,E.width,E.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Mt(I,E,X){let he=E.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,I),!(E.depthTexture&&E.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let le=i.get(E.depthTexture);le.__renderTarget=E;let _e=he?E.depthTexture.image[0]:E.depthTexture.image;(!le.__webglTexture||_e.width!==E.width||_e.height!==E.height)&&(_e.width=E.width,_e.height=E.height,E.depthTexture.needsUpdate=!0),he?Me(E.depthTexture,0):fe(E.depthTexture,0);let ye=le.__webglTexture,ne=ot(E),oe=he?n.TEXTURE_CUBE_MAP_POSITIVE_X+X:n.TEXTURE_2D,me=E.depthTexture.format===Gs?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(E.depthTexture.format===Os)Se(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else if(E.depthTexture.format===Gs)Se(E)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,me,oe,ye,0,ne):n.framebufferTexture2D(n.FRAMEBUFFER,me,oe,ye,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Wn(I){let E=i.get(I),X=I.isWebGLCubeRenderTarget===!0;if(E.__boundDepthTexture!==I.depthTexture){let he=I.depthTexture;if(E.__depthDisposeCallback&&E.__depthDisposeCallback(),he){let le=()=>{delete E.__boundDepthTexture,delete E.__depthDisposeCallback,he.removeEventListener("dispose",le)};he.addEventListener("dispose",le),E.__depthDisposeCallback=le}E.__boundDepthTexture=he}if(I.depthTexture&&!E.__autoAllocateDepthBuffer)if(X)for(let he=0;he<6;he++)Mt(E.__webglFramebuffer[he],I,he);else I.texture.mipmaps.length>0?Mt(E.__webglFramebuffer[0],I,0):Mt(E.__webglFramebuffer,I,0);else if(X){E.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[he]),E.__webglDepthbuffer[he]===void 0)E.__webglDepthbuffer[he]=n.createRenderbuffer(),ii(E.__webglDepthbuffer[he],I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer[he];n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,_e)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,E.__webglFramebuffer),E.__webglDepthbuffer===void 0)E.__webglDepthbuffer=n.createRenderbuffer(),ii(E.__webglDepthbuffer,I,!1);else{let le=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,_e=E.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,_e),n.framebufferRenderbuffer(n.FRAMEBUFFER,le,n.RENDERBUFFER,_e)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function _n(I,E,X){let he=i.get(I);E!==void 0&&Ot(he.__webglFramebuffer,I,I.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),X!==void 0&&Wn(I)}function Nn(I){let E=I.texture,X=i.get(I),he=i.get(E);I.addEventListener("dispose",V),O(I);let le=I.textures,_e=I.isWebGLCubeRenderTarget===!0,ye=le.length>1;if(ye||(he.__webglTexture===void 0&&(he.__webglTexture=n.createTexture()),he.__version=E.version,o.memory.textures++),_e){X.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0){X.__webglFramebuffer[ne]=[];for(let oe=0;oe<E.mipmaps.length;oe++)X.__webglFramebuffer[ne][oe]=n.createFramebuffer()}else X.__webglFramebuffer[ne]=n.createFramebuffer()}else{if(E.mipmaps.length>0){X.__webglFramebuffer=[];for(let ne=0;ne<E.mipmaps.length;ne++)X.__webglFramebuffer[ne]=n.createFramebuffer()}else X.__webglFramebuffer=n.createFramebuffer();if(ye)for(let ne=0,oe=le.length;ne<oe;ne++){let me=i.get(le[ne]);me.__webglTexture===void 0&&(me.__webglTexture=n.createTexture(),o.memory.textures++)}if(I.samples>0&&Se(I)===!1){X.__webglMultisampledFramebuffer=n.createFramebuffer(),X.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let ne=0;ne<le.length;ne++){let oe=le[ne];X.__webglColorRenderbuffer[ne]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,X.__webglColorRenderbuffer[ne]);let me=s.convert(oe.format,oe.colorSpace),z=s.convert(oe.type),ae=w(oe.internalFormat,me,z,oe.normalized,oe.colorSpace,I.isXRRenderTarget===!0),ie=ot(I);n.renderbufferStorageMultisample(n.RENDERBUFFER,ie,ae,I.width,I.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ne,n.RENDERBUFFER,X.__webglColorRenderbuffer[ne])}n.bindRenderbuffer(n.RENDERBUFFER,null),I.depthBuffer&&(X.__webglDepthRenderbuffer=n.createRenderbuffer(),ii(X.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(_e){t.bindTexture(n.TEXTURE_CUBE_MAP,he.__webglTexture),pt(n.TEXTURE_CUBE_MAP,E);for(let ne=0;ne<6;ne++)if(E.mipmaps.length>0)for(let oe=0;oe<E.mipmaps.length;oe++)Ot(X.__webglFramebuffer[ne][oe],I,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,oe);else Ot(X.__webglFramebuffer[ne],I,E,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);A(E)?x(n.TEXTURE_CUBE_MAP):E.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}else if(ye){for(let ne=0,oe=le.length;ne<oe;ne++){let me=le[ne],z=i.get(me),ae=n.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ae=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ae,z.__webglTexture),pt(ae,me),Ot(X.__webglFramebuffer,I,me,n.COLOR_ATTACHMENT0+ne,ae,0),A(me)&&x(ae)}t.unbindTexture()}else{let ne=n.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ne=I.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(ne,he.__webglTexture),pt(ne,E),E.mipmaps.length>0)for(let oe=0;oe<E.mipmaps.length;oe++)Ot(X.__webglFramebuffer[oe],I,E,n.COLOR_ATTACHMENT0,ne,oe);else Ot(X.__webglFramebuffer,I,E,n.COLOR_ATTACHMENT0,ne,0);A(E)?x(ne):E.mipmaps.length>0&&n.texParameteri(ne,n.TEXTURE_MAX_LEVEL,E.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&Wn(I)}function H(I){let E=I.textures;for(let X=0,he=E.length;X<he;X++){let le=E[X];if(A(le)&&le.mipmapsAutoUpdate===!0){let _e=T(I),ye=i.get(le).__webglTexture;t.bindTexture(_e,ye),x(_e),t.unbindTexture()}}}let Re=[];function Je(I){if(I.samples>0){if(Se(I)===!1){let E=I.textures,X=I.width,he=I.height,le=n.COLOR_BUFFER_BIT,_e=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ye=i.get(I),ne=E.length>1;if(ne)for(let me=0;me<E.length;me++)t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ye.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglFramebuffer);for(let me=0;me<E.length;me++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(le|=n.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(le|=n.STENCIL_BUFFER_BIT)),ne){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(E[me]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,z,0)}n.blitFramebuffer(0,0,X,he,0,0,X,he,le,n.NEAREST),l===!0&&(Re.length=0,Re.push(n.COLOR_ATTACHMENT0+me),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Re.push(_e),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,Re))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),ne)for(let me=0;me<E.length;me++){t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.RENDERBUFFER,ye.__webglColorRenderbuffer[me]);let z=i.get(E[me]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ye.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+me,n.TEXTURE_2D,z,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ye.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let E=I.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[E])}}}function ot(I){return Math.min(r.maxSamples,I.samples)}function Se(I){let E=i.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&E.__useRenderToTexture!==!1}function Gt(I){let E=o.render.frame;u.get(I)!==E&&(u.set(I,E),I.update())}function ze(I,E){let X=I.colorSpace,he=I.format,le=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||X!==Qc&&X!==Ws&&(yt.getTransfer(X)===Dt?(he!==Br||le!==Hi)&&Ke("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):et("WebGLTextures: Unsupported texture color space:",X)),E}function Xe(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=se,this.resetTextureUnits=J,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=fe,this.setTexture2DArray=ve,this.setTexture3D=Ee,this.setTextureCube=Me,this.rebindTextures=_n,this.setupRenderTarget=Nn,this.updateRenderTargetMipmap=H,this.updateMultisampleRenderTarget=Je,this.setupDepthRenderbuffer=Wn,this.setupFrameBufferTexture=Ot,this.useMultisampledRTT=Se,this.dispose=F}function SC(n,e){function t(i,r=Ws){let s,o=yt.getTransfer(r);if(i===Hi)return n.UNSIGNED_BYTE;if(i===zd)return n.UNSIGNED_SHORT_4_4_4_4;if(i===Vd)return n.UNSIGNED_SHORT_5_5_5_1;if(i===Xm)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===Ym)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===qm)return n.BYTE;if(i===$m)return n.SHORT;if(i===Ul)return n.UNSIGNED_SHORT;if(i===Bd)return n.INT;if(i===kr)return n.UNSIGNED_INT;if(i===Ur)return n.FLOAT;if(i===Or)return n.HALF_FLOAT;if(i===Jm)return n.ALPHA;if(i===Km)return n.RGB;if(i===Br)return n.RGBA;if(i===Os)return n.DEPTH_COMPONENT;if(i===Gs)return n.DEPTH_STENCIL;if(i===Zm)return n.RED;if(i===Hd)return n.RED_INTEGER;if(i===To)return n.RG;if(i===Gd)return n.RG_INTEGER;if(i===Wd)return n.RGBA_INTEGER;if(i===yu||i===xu||i===bu||i===Mu)if(o===Dt)if(s=e.get("WEBGL_compressed_texture_s3tc_srgb"),s!==null){if(i===yu)return s.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===xu)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===bu)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===Mu)return s.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(s=e.get("WEBGL_compressed_texture_s3tc"),s!==null){if(i===yu)return s.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===xu)return s.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===bu)return s.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===Mu)return s.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===qd||i===$d||i===Xd||i===Yd)if(s=e.get("WEBGL_compressed_texture_pvrtc"),s!==null){if(i===qd)return s.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===$d)return s.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===Xd)return s.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===Yd)return s.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===Jd||i===Kd||i===Zd||i===jd||i===Qd||i===Su||i===ef)if(s=e.get("WEBGL_compressed_texture_etc"),s!==null){if(i===Jd||i===Kd)return o===Dt?s.COMPRESSED_SRGB8_ETC2:s.COMPRESSED_RGB8_ETC2;if(i===Zd)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:s.COMPRESSED_RGBA8_ETC2_EAC;if(i===jd)return s.COMPRESSED_R11_EAC;if(i===Qd)return s.COMPRESSED_SIGNED_R11_EAC;if(i===Su)return s.COMPRESSED_RG11_EAC;if(i===ef)return s.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===tf||i===nf||i===rf||i===sf||i===of||i===af||i===lf||i===cf||i===uf||i===hf||i===df||i===ff||i===pf||i===mf)if(s=e.get("WEBGL_compressed_texture_astc"),s!==null){if(i===tf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:s.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===nf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:s.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===rf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:s.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===sf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:s.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===of)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:s.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===af)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:s.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===lf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:s.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===cf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:s.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===uf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:s.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===hf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:s.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===df)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:s.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===ff)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:s.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===pf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:s.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===mf)return o===Dt?s.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:s.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===gf||i===_f||i===vf)if(s=e.get("EXT_texture_compression_bptc"),s!==null){if(i===gf)return o===Dt?s.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:s.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===_f)return s.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===vf)return s.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===yf||i===xf||i===wu||i===bf)if(s=e.get("EXT_texture_compression_rgtc"),s!==null){if(i===yf)return s.COMPRESSED_RED_RGTC1_EXT;if(i===xf)return s.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===wu)return s.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===bf)return s.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===ga?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var wC=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,AC=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,gg=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new au(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new br({vertexShader:wC,fragmentShader:AC,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new gn(new xo(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},_g=class extends as{constructor(e,t){super();let i=this,r=null,s=1,o=null,a="local-floor",l=1,c=null,u=null,h=null,d=null,f=null,g=null,v=typeof XRWebGLBinding<"u",p=new gg,m={},_=t.getContextAttributes(),A=null,x=null,T=[],w=[],y=new at,S=null,O=null,k=new Ii;k.viewport=new un;let D=new Ii;D.viewport=new un;let V=[k,D],L=new Fd,P=null,F=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let fe=T[Q];return fe===void 0&&(fe=new El,T[Q]=fe),fe.getTargetRaySpace()},this.getControllerGrip=function(Q){let fe=T[Q];return fe===void 0&&(fe=new El,T[Q]=fe),fe.getGripSpace()},this.getHand=function(Q){let fe=T[Q];return fe===void 0&&(fe=new El,T[Q]=fe),fe.getHandSpace()};function B(Q){let fe=w.indexOf(Q.inputSource);if(fe===-1)return;let ve=T[fe];ve!==void 0&&(ve.update(Q.inputSource,Q.frame,c||o),ve.dispatchEvent({type:Q.type,data:Q.inputSource}))}function G(){r.removeEventListener("select",B),r.removeEventListener("selectstart",B),r.removeEventListener("selectend",B),r.removeEventListener("squeeze",B),r.removeEventListener("squeezestart",B),r.removeEventListener("squeezeend",B),r.removeEventListener("end",G),r.removeEventListener("inputsourceschange",re);for(let Q=0;Q<T.length;Q++){let fe=w[Q];fe!==null&&(w[Q]=null,T[Q].disconnect(fe))}P=null,F=null,p.reset();for(let Q in m)delete m[Q];if(e.setRenderTarget(A),f=null,d=null,h=null,r=null,x=null,se.stop(),i.isPresenting=!1,e.setPixelRatio(S),e.setSize(y.width,y.height,!1),O!==null){let Q=O.camera;Q.fov=O.fov,Q.zoom=O.zoom,Q.updateProjectionMatrix(),O=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){s=Q,i.isPresenting===!0&&Ke("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,i.isPresenting===!0&&Ke("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return h===null&&v&&(h=new XRWebGLBinding(r,t)),h},this.getFrame=function(){return g},this.getSession=function(){return r},this.setSession=async function(Q){if(r=Q,r!==null){if(A=e.getRenderTarget(),r.addEventListener("select",B),r.addEventListener("selectstart",B),r.addEventListener("selectend",B),r.addEventListener("squeeze",B),r.addEventListener("squeezestart",B),r.addEventListener("squeezeend",B),r.addEventListener("end",G),r.addEventListener("inputsourceschange",re),_.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(y),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let ve=null,Ee=null,Me=null;_.depth&&(Me=_.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ve=_.stencil?Gs:Os,Ee=_.stencil?ga:kr);let We={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:s};h=this.getBinding(),d=h.createProjectionLayer(We),r.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),x=new ar(d.textureWidth,d.textureHeight,{format:Br,type:Hi,depthTexture:new Vs(d.textureWidth,d.textureHeight,Ee,void 0,void 0,void 0,void 0,void 0,void 0,ve),stencilBuffer:_.stencil,colorSpace:e.outputColorSpace,samples:_.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ve={antialias:_.antialias,alpha:!0,depth:_.depth,stencil:_.stencil,framebufferScaleFactor:s};f=new XRWebGLLayer(r,t,ve),r.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),x=new ar(f.framebufferWidth,f.framebufferHeight,{format:Br,type:Hi,colorSpace:e.outputColorSpace,stencilBuffer:_.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}x.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await r.requestReferenceSpace(a),se.setContext(r),se.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(r!==null)return r.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function re(Q){for(let fe=0;fe<Q.removed.length;fe++){let ve=Q.removed[fe],Ee=w.indexOf(ve);Ee>=0&&(w[Ee]=null,T[Ee].disconnect(ve))}for(let fe=0;fe<Q.added.length;fe++){let ve=Q.added[fe],Ee=w.indexOf(ve);if(Ee===-1){for(let We=0;We<T.length;We++)if(We>=w.length){w.push(ve),Ee=We;break}else if(w[We]===null){w[We]=ve,Ee=We;break}if(Ee===-1)break}let Me=T[Ee];Me&&Me.connect(ve)}}function $(Q,fe){fe===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(fe.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(r===null)return;let fe=Q.near,ve=Q.far;p.texture!==null&&(p.depthNear>0&&(fe=p.depthNear),p.depthFar>0&&(ve=p.depthFar)),L.near=D.near=k.near=fe,L.far=D.far=k.far=ve,(P!==L.near||F!==L.far)&&(r.updateRenderState({depthNear:L.near,depthFar:L.far}),P=L.near,F=L.far),L.layers.mask=Q.layers.mask|6,k.layers.mask=L.layers.mask&-5,D.layers.mask=L.layers.mask&-3;let Ee=Q.parent,Me=L.cameras;$(L,Ee);for(let We=0;We<Me.length;We++)$(Me[We],Ee);L.projectionMatrix.copy(k.projectionMatrix),L.projectionMatrixInverse.copy(k.projectionMatrixInverse),O===null&&Q.isPerspectiveCamera&&(O={camera:Q,fov:Q.fov,zoom:Q.zoom}),J(Q,L,Ee)};function J(Q,fe,ve){ve===null?Q.matrix.copy(fe.matrixWorld):(Q.matrix.copy(ve.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(fe.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(fe.projectionMatrix),Q.projectionMatrixInverse.copy(fe.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=fd*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return L},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(L)},this.getCameraTexture=function(Q){return m[Q]};let te=null;function de(Q,fe){if(u=fe.getViewerPose(c||o),g=fe,u!==null){let ve=u.views;f!==null&&(e.setRenderTargetFramebuffer(x,f.framebuffer),e.setRenderTarget(x));let Ee=!1;ve.length!==L.cameras.length&&(L.cameras.length=0,Ee=!0);for(let Ve=0;Ve<ve.length;Ve++){let pt=ve[Ve],ht=null;if(f!==null)ht=f.getViewport(pt);else{let sn=h.getViewSubImage(d,pt);ht=sn.viewport,Ve===0&&(e.setRenderTargetTextures(x,sn.colorTexture,sn.depthStencilTexture),e.setRenderTarget(x))}let it=V[Ve];it===void 0&&(it=new Ii,it.layers.enable(Ve),it.viewport=new un,V[Ve]=it),it.matrix.fromArray(pt.transform.matrix),it.matrix.decompose(it.position,it.quaternion,it.scale),it.projectionMatrix.fromArray(pt.projectionMatrix),it.projectionMatrixInverse.copy(it.projectionMatrix).invert(),it.viewport.set(ht.x,ht.y,ht.width,ht.height),Ve===0&&(L.matrix.copy(it.matrix),L.matrix.decompose(L.position,L.quaternion,L.scale)),Ee===!0&&L.cameras.push(it)}let Me=r.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&r.depthUsage=="gpu-optimized"&&v){h=i.getBinding();let Ve=h.getDepthInformation(ve[0]);Ve&&Ve.isValid&&Ve.texture&&p.init(Ve,r.renderState)}if(Me&&Me.includes("camera-access")&&v){e.state.unbindTexture(),h=i.getBinding();for(let Ve=0;Ve<ve.length;Ve++){let pt=ve[Ve].camera;if(pt){let ht=m[pt];ht||(ht=new au,m[pt]=ht);let it=h.getCameraImage(pt);ht.sourceTexture=it}}}}for(let ve=0;ve<T.length;ve++){let Ee=w[ve],Me=T[ve];Ee!==null&&Me!==void 0&&Me.update(Ee,fe,c||o)}te&&te(Q,fe),fe.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:fe}),g=null}let se=new rx;se.setAnimationLoop(de),this.setAnimationLoop=function(Q){te=Q},this.dispose=function(){}}},TC=new Rt,px=new nt;px.set(-1,0,0,0,1,0,0,0,1);function EC(n,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function i(p,m){m.color.getRGB(p.fogColor.value,rg(n)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function r(p,m,_,A,x){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?s(p,m):m.isMeshLambertMaterial?(s(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(s(p,m),h(p,m)):m.isMeshPhongMaterial?(s(p,m),u(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(s(p,m),d(p,m),m.isMeshPhysicalMaterial&&f(p,m,x)):m.isMeshMatcapMaterial?(s(p,m),g(p,m)):m.isMeshDepthMaterial?s(p,m):m.isMeshDistanceMaterial?(s(p,m),v(p,m)):m.isMeshNormalMaterial?s(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,_,A):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function s(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===fi&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===fi&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let _=e.get(m),A=_.envMap,x=_.envMapRotation;A&&(p.envMap.value=A,p.envMapRotation.value.setFromMatrix4(TC.makeRotationFromEuler(x)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(px),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,_,A){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*_,p.scale.value=A*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function u(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function h(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function d(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,_){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===fi&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=_.texture,p.transmissionSamplerSize.value.set(_.width,_.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function v(p,m){let _=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(_.matrixWorld),p.nearDistance.value=_.shadow.camera.near,p.farDistance.value=_.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:r}}function CC(n,e,t,i){let r={},s={};function o(_,A){let x=A.program;i.uniformBlockBinding(_,x,r[_.id])}function a(_,A){let x=r[_.id];x===void 0&&(g(_),x=l(_),r[_.id]=x,_.addEventListener("dispose",p));let T=A.program;i.updateUBOMapping(_,T);let w=e.render.frame;s[_.id]!==w&&(c(_),s[_.id]=w)}function l(_){let A=n.createBuffer(),x=_.__size,T=_.usage;return n.bindBuffer(n.UNIFORM_BUFFER,A),n.bufferData(n.UNIFORM_BUFFER,x,T),n.bindBuffer(n.UNIFORM_BUFFER,null),A}function c(_){let A=r[_.id],x=_.uniforms,T=_.__cache;n.bindBuffer(n.UNIFORM_BUFFER,A);for(let w=0,y=x.length;w<y;w++){let S=x[w];if(Array.isArray(S))for(let O=0,k=S.length;O<k;O++)u(S[O],w,O,T);else u(S,w,0,T)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function u(_,A,x,T){if(d(_,A,x,T)===!0){let w=_.__offset,y=_.value;if(Array.isArray(y)){let S=0;for(let O=0;O<y.length;O++){let k=y[O],D=v(k,!0);h(k,_.__data,S),S+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else h(y,_.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,w,_.__data)}}function h(_,A,x){typeof _=="number"||typeof _=="boolean"?A[x]=_:_.isMatrix3?(A[x]=_.elements[0],A[x+1]=_.elements[1],A[x+2]=_.elements[2],A[x+3]=0,A[x+4]=_.elements[3],A[x+5]=_.elements[4],A[x+6]=_.elements[5],A[x+7]=0,A[x+8]=_.elements[6],A[x+9]=_.elements[7],A[x+10]=_.elements[8],A[x+11]=0):ArrayBuffer.isView(_)?A.set(_.subarray(0,A.length-x),x):_.toArray(A,x)}function d(_,A,x,T){let w=_.value,y=A+"_"+x;if(Array.isArray(w)){T[y]===void 0&&(T[y]=[]);let S=T[y],O=!1;for(let k=0;k<w.length;k++)f(w[k],S,k)===!0&&(O=!0);return O}return f(w,T,y)}function f(_,A,x){if(A[x]===void 0)return typeof _=="number"||typeof _=="boolean"?A[x]=_:ArrayBuffer.isView(_)?A[x]=_.slice():A[x]=_.clone(),!0;{let T=A[x];if(typeof _=="number"||typeof _=="boolean"){if(T!==_)return A[x]=_,!0}else{if(ArrayBuffer.isView(_))return!0;if(T.equals(_)===!1)return T.copy(_),!0}}return!1}function g(_){let A=_.uniforms,x=0,T=16;for(let y=0,S=A.length;y<S;y++){let O=Array.isArray(A[y])?A[y]:[A[y]];for(let k=0,D=O.length;k<D;k++){let V=O[k],L=Array.isArray(V.value)?V.value:[V.value],P=Array.isArray(A[y])||Array.isArray(V.value),F=x;for(let G=0,re=L.length;G<re;G++){let $=L[G],J=v($,P),te=x%T,de=te%J.boundary,se=te+de;x+=de,se!==0&&T-se<J.storage&&(x+=T-se),G===0&&(F=x),x+=J.storage}let B=V.type==="int"?Int32Array:V.type==="uint"?Uint32Array:Float32Array;V.__data=new B((x-F)/Float32Array.BYTES_PER_ELEMENT),V.__offset=F}}let w=x%T;return w>0&&(x+=T-w),_.__size=x,_.__cache={},this}function v(_,A){let x={boundary:0,storage:0};return typeof _=="number"||typeof _=="boolean"?(x.boundary=4,x.storage=4):_.isVector2?(x.boundary=8,x.storage=8):_.isVector3||_.isColor?(x.boundary=16,x.storage=12):_.isVector4?(x.boundary=16,x.storage=16):_.isMatrix3?(x.boundary=16,x.storage=48):_.isMatrix4?(x.boundary=16,x.storage=64):_.isTexture?Ke("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(_)?(x.boundary=16,x.storage=_.byteLength):Ke("WebGLRenderer: Unsupported uniform value type.",_),A===!0&&(x.boundary=16,x.storage=Math.ceil(x.storage/16)*16),x}function p(_){let A=_.target;A.removeEventListener("dispose",p),n.deleteBuffer(r[A.id]),delete r[A.id],delete s[A.id]}function m(){for(let _ in r)n.deleteBuffer(r[_]);r={},s={}}return{bind:o,update:a,dispose:m}}var RC=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),ds=null;function PC(){return ds===null&&(ds=new _d(RC,16,16,To,Or),ds.name="DFG_LUT",ds.minFilter=Di,ds.magFilter=Di,ds.wrapS=os,ds.wrapT=os,ds.generateMipmaps=!1,ds.needsUpdate=!0),ds}var Af=class{constructor(e={}){let{canvas:t=Cy(),context:i=null,depth:r=!0,stencil:s=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:u="default",failIfMajorPerformanceCaveat:h=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Hi}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let v=f,p=new Set([Wd,Gd,Hd]),m=new Set([Hi,kr,Ul,ga,zd,Vd]),_=new Uint32Array(4),A=new Int32Array(4),x={textures:[],min:[],max:[],resolution:[]},T=null,w=null,y=[],S=[],O=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=hs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let k=this,D=!1,V=null,L=null,P=null,F=null;this._outputColorSpace=sr;let B=0,G=0,re=null,$=-1,J=null,te=new un,de=new un,se=null,Q=new ct(0),fe=0,ve=t.width,Ee=t.height,Me=1,We=null,st=null,Ve=new un(0,0,ve,Ee),pt=new un(0,0,ve,Ee),ht=!1,it=new yo,sn=new vd,Xt=!1,Dn=!1,Ot=new Rt,ii=new Z,Mt=new un,Wn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},_n=!1;function Nn(){return re===null?Me:1}let H=i;function Re(R,W){return t.getContext(R,W)}let Je,ot,Se,Gt,ze,Xe,I,E,X,he,le,_e,ye,ne,oe,me,z,ae,ie,we,ge,be,He;try{let R={alpha:!0,depth:r,stencil:s,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:u,failIfMajorPerformanceCaveat:h};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ue,!1),t.addEventListener("webglcontextrestored",Qe,!1),t.addEventListener("webglcontextcreationerror",Ce,!1),H===null){let W="webgl2";if(H=Re(W,R),H===null)throw Re(W)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}je()}catch(R){throw t.removeEventListener("webglcontextlost",Ue,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),et("WebGLRenderer: "+R.message),R}function je(){Je=new VT(H),Je.init(),ge=new SC(H,Je),ot=new PT(H,Je,e,ge),Se=new bC(H,Je),ot.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),L=H.createFramebuffer(),P=H.createFramebuffer(),F=H.createFramebuffer(),Gt=new WT(H),ze=new aC,Xe=new MC(H,Je,Se,ze,ot,ge,Gt),I=new zT(k),E=new $w(H),be=new CT(H,E),X=new HT(H,E,Gt,be),he=new $T(H,X,E,be,Gt),ae=new qT(H,ot,Xe),oe=new IT(ze),le=new oC(k,I,Je,ot,be,oe),_e=new EC(k,ze),ye=new cC,ne=new mC(Je),z=new ET(k,I,Se,he,g,l),me=new xC(k,he,ot),He=new CC(H,Gt,ot,Se),ie=new RT(H,Je,Gt),we=new GT(H,Je,Gt),Gt.programs=le.programs,k.capabilities=ot,k.extensions=Je,k.properties=ze,k.renderLists=ye,k.shadowMap=me,k.state=Se,k.info=Gt}v!==Hi&&(O=new YT(v,t.width,t.height,a,r,s));let ue=new _g(k,H);this.xr=ue,this.getContext=function(){return H},this.getContextAttributes=function(){return H.getContextAttributes()},this.forceContextLoss=function(){let R=Je.get("WEBGL_lose_context");R&&R.loseContext()},this.forceContextRestore=function(){let R=Je.get("WEBGL_lose_context");R&&R.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(R){R!==void 0&&(Me=R,this.setSize(ve,Ee,!1))},this.getSize=function(R){return R.set(ve,Ee)},this.setSize=function(R,W,ee=!0){if(ue.isPresenting){Ke("WebGLRenderer: Can't change size while VR device is presenting.");return}ve=R,Ee=W,t.width=Math.floor(R*Me),t.height=Math.floor(W*Me),ee===!0&&(t.style.width=R+"px",t.style.height=W+"px"),O!==null&&O.setSize(t.width,t.height),this.setViewport(0,0,R,W)},this.getDrawingBufferSize=function(R){return R.set(ve*Me,Ee*Me).floor()},this.setDrawingBufferSize=function(R,W,ee){ve=R,Ee=W,Me=ee,t.width=Math.floor(R*ee),t.height=Math.floor(W*ee),this.setViewport(0,0,R,W)},this.setEffects=function(R){if(v===Hi){et("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(R){for(let W=0;W<R.length;W++)if(R[W].isOutputPass===!0){Ke("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}O.setEffects(R||[])},this.getCurrentViewport=function(R){return R.copy(te)},this.getViewport=function(R){return R.copy(Ve)},this.setViewport=function(R,W,ee,Y){R.isVector4?Ve.set(R.x,R.y,R.z,R.w):Ve.set(R,W,ee,Y),Se.viewport(te.copy(Ve).multiplyScalar(Nn()).round())},this.getScissor=function(R){return R.copy(pt)},this.setScissor=function(R,W,ee,Y){R.isVector4?pt.set(R.x,R.y,R.z,R.w):pt.set(R,W,ee,Y),Se.scissor(de.copy(pt).multiplyScalar(Nn()).round())},this.getScissorTest=function(){return ht},this.setScissorTest=function(R){Se.setScissorTest(ht=R)},this.setOpaqueSort=function(R){We=R},this.setTransparentSort=function(R){st=R},this.getClearColor=function(R){return R.copy(z.getClearColor())},this.setClearColor=function(){z.setClearColor(...arguments)},this.getClearAlpha=function(){return z.getClearAlpha()},this.setClearAlpha=function(){z.setClearAlpha(...arguments)},this.clear=function(R=!0,W=!0,ee=!0){let Y=0;if(R){let K=!1;if(re!==null){let Ae=re.texture.format;K=p.has(Ae)}if(K){let Ae=re.texture.type,Pe=m.has(Ae),Te=z.getClearColor(),Ie=z.getClearAlpha(),Be=Te.r,tt=Te.g,mt=Te.b;Pe?(_[0]=Be,_[1]=tt,_[2]=mt,_[3]=Ie,H.clearBufferuiv(H.COLOR,0,_)):(A[0]=Be,A[1]=tt,A[2]=mt,A[3]=Ie,H.clearBufferiv(H.COLOR,0,A))}else Y|=H.COLOR_BUFFER_BIT}W&&(Y|=H.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Y|=H.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&H.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(R){R.setRenderer(this),V=R},this.dispose=function(){t.removeEventListener("webglcontextlost",Ue,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Ce,!1),z.dispose(),ye.dispose(),ne.dispose(),Xe.dispose(),ze.dispose(),I.dispose(),he.dispose(),X.dispose(),be.dispose(),He.dispose(),le.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",$u),ue.removeEventListener("sessionend",Yr),ys.stop()};function Ue(R){R.preventDefault(),ng("WebGLRenderer: Context Lost."),D=!0}function Qe(){ng("WebGLRenderer: Context Restored."),D=!1;let R=Gt.autoReset,W=me.enabled,ee=me.autoUpdate,Y=me.needsUpdate,K=me.type;je(),Gt.autoReset=R,me.enabled=W,me.autoUpdate=ee,me.needsUpdate=Y,me.type=K}function Ce(R){et("WebGLRenderer: A WebGL context could not be created. Reason: ",R.statusMessage)}function lt(R){let W=R.target;W.removeEventListener("dispose",lt),Zt(W)}function Zt(R){wi(R),ze.remove(R)}function wi(R){let W=ze.get(R).programs;W!==void 0&&(W.forEach(function(ee){le.releaseProgram(ee)}),R.isShaderMaterial&&le.releaseShaderCache(R))}this.renderBufferDirect=function(R,W,ee,Y,K,Ae){W===null&&(W=Wn);let Pe=K.isMesh&&K.matrixWorld.determinantAffine()<0,Te=fc(R,W,ee,Y,K);Se.setMaterial(Y,Pe);let Ie=ee.index,Be=1;if(Y.wireframe===!0){if(Ie=X.getWireframeAttribute(ee),Ie===void 0)return;Be=2}let tt=ee.drawRange,mt=ee.attributes.position,Oe=tt.start*Be,gt=(tt.start+tt.count)*Be;Ae!==null&&(Oe=Math.max(Oe,Ae.start*Be),gt=Math.min(gt,(Ae.start+Ae.count)*Be)),Ie!==null?(Oe=Math.max(Oe,0),gt=Math.min(gt,Ie.count)):mt!=null&&(Oe=Math.max(Oe,0),gt=Math.min(gt,mt.count));let dn=gt-Oe;if(dn<0||dn===1/0)return;be.setup(K,Y,Te,ee,Ie);let Ft,kt=ie;if(Ie!==null&&(Ft=E.get(Ie),kt=we,kt.setIndex(Ft)),K.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*Nn()),kt.setMode(H.LINES)):kt.setMode(H.TRIANGLES);else if(K.isLine){let qn=Y.linewidth;qn===void 0&&(qn=1),Se.setLineWidth(qn*Nn()),K.isLineSegments?kt.setMode(H.LINES):K.isLineLoop?kt.setMode(H.LINE_LOOP):kt.setMode(H.LINE_STRIP)}else K.isPoints?kt.setMode(H.POINTS):K.isSprite&&kt.setMode(H.TRIANGLES);if(K.isBatchedMesh)if(Je.get("WEBGL_multi_draw"))kt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let qn=K._multiDrawStarts,Fe=K._multiDrawCounts,Fn=K._multiDrawCount,vt=Ie?E.get(Ie).bytesPerElement:1,bs=ze.get(Y).currentProgram.getUniforms();for(let kn=0;kn<Fn;kn++)bs.setValue(H,"_gl_DrawID",kn),kt.render(qn[kn]/vt,Fe[kn])}else if(K.isInstancedMesh)kt.renderInstances(Oe,dn,K.count);else if(ee.isInstancedBufferGeometry){let qn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Fe=Math.min(ee.instanceCount,qn);kt.renderInstances(Oe,dn,Fe)}else kt.render(Oe,dn)};function uc(R,W,ee,Y){V!==null&&R.isNodeMaterial&&V.setObject(Y,R),Xt===!0&&oe.setState(R,ee,!1),R.transparent===!0&&R.side===us&&R.forceSinglePass===!1?(R.side=fi,R.needsUpdate=!0,Jr(R,W,Y),R.side=Ao,R.needsUpdate=!0,Jr(R,W,Y),R.side=us):Jr(R,W,Y)}this.compile=function(R,W,ee=null){ee===null&&(ee=R),V!==null&&V.renderStart(R,W,ee),w=ne.get(ee),w.init(W),S.push(w),ee.traverseVisible(function(K){K.isLight&&K.layers.test(W.layers)&&(w.pushLight(K),K.castShadow&&w.pushShadow(K))}),R!==ee&&R.traverseVisible(function(K){K.isLight&&K.layers.test(W.layers)&&(w.pushLight(K),K.castShadow&&w.pushShadow(K))}),w.setupLights(),V!==null&&V.updateLights(w.state.lightsArray),Dn=this.localClippingEnabled,Xt=oe.init(this.clippingPlanes,Dn),Xt===!0&&oe.setGlobalState(this.clippingPlanes,W),V!==null&&me.render(w.state.shadowsArray,ee,W);let Y=new Set;return R.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Ae=K.material;if(Ae)if(Array.isArray(Ae))for(let Pe=0;Pe<Ae.length;Pe++){let Te=Ae[Pe];uc(Te,ee,W,K),Y.add(Te)}else uc(Ae,ee,W,K),Y.add(Ae)}),w=S.pop(),V!==null&&V.renderEnd(),Y},this.compileAsync=function(R,W,ee=null){let Y=this.compile(R,W,ee);return new Promise(K=>{function Ae(){if(Y.forEach(function(Pe){let Ie=ze.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&Y.delete(Pe)}),Y.size===0){K(R);return}setTimeout(Ae,10)}Je.get("KHR_parallel_shader_compile")!==null?Ae():setTimeout(Ae,10)})};let Fa=null;function hp(R){Fa&&Fa(R)}function $u(){ys.stop()}function Yr(){ys.start()}let ys=new rx;ys.setAnimationLoop(hp),typeof self<"u"&&ys.setContext(self),this.setAnimationLoop=function(R){Fa=R,ue.setAnimationLoop(R),R===null?ys.stop():ys.start()},ue.addEventListener("sessionstart",$u),ue.addEventListener("sessionend",Yr),this.render=function(R,W){if(W!==void 0&&W.isCamera!==!0){et("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;V!==null&&V.renderStart(R,W);let ee=ue.enabled===!0&&ue.isPresenting===!0,Y=O!==null&&(re===null||ee)&&O.begin(k,re);if(R.matrixWorldAutoUpdate===!0&&R.updateMatrixWorld(),W.parent===null&&W.matrixWorldAutoUpdate===!0&&W.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(O===null||O.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(W),W=ue.getCamera()),R.isScene===!0&&R.onBeforeRender(k,R,W,re),w=ne.get(R,S.length),w.init(W),w.state.textureUnits=Xe.getTextureUnits(),S.push(w),Ot.multiplyMatrices(W.projectionMatrix,W.matrixWorldInverse),W.isArrayCamera?sn.setFromArrayCamera(W):it.setFromProjectionMatrix(Ot,xr,W.reversedDepth),Dn=this.localClippingEnabled,Xt=oe.init(this.clippingPlanes,Dn),T=ye.get(R,y.length),T.init(),y.push(T),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Pe=k.xr.getDepthSensingMesh();Pe!==null&&xs(Pe,W,-1/0,k.sortObjects)}xs(R,W,0,k.sortObjects),T.finish(),V!==null&&V.updateLights(w.state.lightsArray),k.sortObjects===!0&&T.sort(We,st),_n=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,_n&&z.addToRenderList(T,R),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&oe.beginShadows();let K=w.state.shadowsArray;if(me.render(K,R,W),Xt===!0&&oe.endShadows(),(Y&&O.hasRenderPass())===!1){let Pe=T.opaque,Te=T.transmissive;if(w.setupLights(),W.isArrayCamera){let Ie=W.cameras;if(Te.length>0)for(let Be=0,tt=Ie.length;Be<tt;Be++){let mt=Ie[Be];Ar(Pe,Te,R,mt)}_n&&z.render(R);for(let Be=0,tt=Ie.length;Be<tt;Be++){let mt=Ie[Be];hc(T,R,mt,mt.viewport)}}else Te.length>0&&Ar(Pe,Te,R,W),_n&&z.render(R),hc(T,R,W)}re!==null&&G===0&&(Xe.updateMultisampleRenderTarget(re),Xe.updateRenderTargetMipmap(re)),Y&&O.end(k),R.isScene===!0&&R.onAfterRender(k,R,W),be.resetDefaultState(),$=-1,J=null,S.pop(),S.length>0?(w=S[S.length-1],Xe.setTextureUnits(w.state.textureUnits),Xt===!0&&oe.setGlobalState(k.clippingPlanes,w.state.camera)):w=null,y.pop(),y.length>0?T=y[y.length-1]:T=null,V!==null&&V.renderEnd()};function xs(R,W,ee,Y){if(R.visible===!1)return;if(R.layers.test(W.layers)){if(R.isGroup)ee=R.renderOrder;else if(R.isLOD)R.autoUpdate===!0&&R.update(W);else if(R.isLight)w.pushLight(R),R.castShadow&&w.pushShadow(R);else if(R.isSprite){let Pe=W.isArrayCamera?sn:it;if(!R.frustumCulled||R.intersectsFrustum(Pe)){Y&&Mt.setFromMatrixPosition(R.matrixWorld).applyMatrix4(Ot);let Te=he.update(R),Ie=R.material;Ie.visible&&T.push(R,Te,Ie,ee,Mt.z,null,W)}}else if(R.isMesh||R.isLine||R.isPoints){let Pe=W.isArrayCamera?sn:it;if(!R.frustumCulled||R.intersectsFrustum(Pe)){let Te=he.update(R),Ie=R.material;if(Y&&(R.boundingSphere!==void 0?(R.boundingSphere===null&&R.computeBoundingSphere(),Mt.copy(R.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),Mt.copy(Te.boundingSphere.center)),Mt.applyMatrix4(R.matrixWorld).applyMatrix4(Ot)),Array.isArray(Ie)){let Be=Te.groups;for(let tt=0,mt=Be.length;tt<mt;tt++){let Oe=Be[tt],gt=Ie[Oe.materialIndex];gt&&gt.visible&&T.push(R,Te,gt,ee,Mt.z,Oe,W)}}else Ie.visible&&T.push(R,Te,Ie,ee,Mt.z,null,W)}}}let Ae=R.children;for(let Pe=0,Te=Ae.length;Pe<Te;Pe++)xs(Ae[Pe],W,ee,Y)}function hc(R,W,ee,Y){let{opaque:K,transmissive:Ae,transparent:Pe}=R;w.setupLightsView(ee),Xt===!0&&oe.setGlobalState(k.clippingPlanes,ee),Y&&Se.viewport(te.copy(Y)),K.length>0&&vn(K,W,ee),Ae.length>0&&vn(Ae,W,ee),Pe.length>0&&vn(Pe,W,ee),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Ar(R,W,ee,Y){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(w.state.transmissionRenderTarget[Y.id]===void 0){let Oe=Je.has("EXT_color_buffer_half_float")||Je.has("EXT_color_buffer_float");w.state.transmissionRenderTarget[Y.id]=new ar(1,1,{generateMipmaps:!0,type:Oe?Or:Hi,minFilter:Hs,samples:Math.max(4,ot.samples),stencilBuffer:s,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:yt.workingColorSpace})}let Ae=w.state.transmissionRenderTarget[Y.id],Pe=Y.viewport||te;Ae.setSize(Pe.z*k.transmissionResolutionScale,Pe.w*k.transmissionResolutionScale);let Te=k.getRenderTarget(),Ie=k.getActiveCubeFace(),Be=k.getActiveMipmapLevel();k.setRenderTarget(Ae),k.getClearColor(Q),fe=k.getClearAlpha(),fe<1&&k.setClearColor(16777215,.5),k.clear(),_n&&z.render(ee);let tt=k.toneMapping;k.toneMapping=hs;let mt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),w.setupLightsView(Y),Xt===!0&&oe.setGlobalState(k.clippingPlanes,Y),vn(R,ee,Y),Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae),Je.has("WEBGL_multisampled_render_to_texture")===!1){let Oe=!1;for(let gt=0,dn=W.length;gt<dn;gt++){let Ft=W[gt],{object:kt,geometry:qn,material:Fe,group:Fn}=Ft;if(Fe.side===us&&kt.layers.test(Y.layers)){let vt=Fe.side;Fe.side=fi,Fe.needsUpdate=!0,En(kt,ee,Y,qn,Fe,Fn),Fe.side=vt,Fe.needsUpdate=!0,Oe=!0}}Oe===!0&&(Xe.updateMultisampleRenderTarget(Ae),Xe.updateRenderTargetMipmap(Ae))}k.setRenderTarget(Te,Ie,Be),k.setClearColor(Q,fe),mt!==void 0&&(Y.viewport=mt),k.toneMapping=tt}function vn(R,W,ee){let Y=W.isScene===!0?W.overrideMaterial:null;for(let K=0,Ae=R.length;K<Ae;K++){let Pe=R[K],{object:Te,geometry:Ie,group:Be}=Pe,tt=Pe.material;tt.allowOverride===!0&&Y!==null&&(tt=Y),Te.layers.test(ee.layers)&&En(Te,W,ee,Ie,tt,Be)}}function En(R,W,ee,Y,K,Ae){V!==null&&K.isNodeMaterial&&V.setObject(R,K),R.onBeforeRender(k,W,ee,Y,K,Ae),R.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,R.matrixWorld),R.normalMatrix.getNormalMatrix(R.modelViewMatrix),K.onBeforeRender(k,W,ee,Y,R,Ae),K.transparent===!0&&K.side===us&&K.forceSinglePass===!1?(K.side=fi,K.needsUpdate=!0,k.renderBufferDirect(ee,W,Y,K,R,Ae),K.side=Ao,K.needsUpdate=!0,k.renderBufferDirect(ee,W,Y,K,R,Ae),K.side=us):k.renderBufferDirect(ee,W,Y,K,R,Ae),R.onAfterRender(k,W,ee,Y,K,Ae)}function Cn(R){let W=0;for(let ee of R)ee.texture!==null&&W++;return W}function Jr(R,W,ee){W.isScene!==!0&&(W=Wn);let Y=ze.get(R),K=w.state.lights,Ae=w.state.shadowsArray,Pe=K.state.version,Te=le.getParameters(R,K.state,Ae,W,ee,w.state.lightProbeGridArray),Ie=le.getProgramCacheKey(Te),Be=Y.programs;Y.environment=R.isMeshStandardMaterial||R.isMeshLambertMaterial||R.isMeshPhongMaterial?W.environment:null,Y.fog=W.fog;let tt=R.isMeshStandardMaterial||R.isMeshLambertMaterial&&!R.envMap||R.isMeshPhongMaterial&&!R.envMap;Y.envMap=I.get(R.envMap||Y.environment,tt),Y.envMapRotation=Y.environment!==null&&R.envMap===null?W.environmentRotation:R.envMapRotation,Be===void 0&&(R.addEventListener("dispose",lt),Be=new Map,Y.programs=Be,Y.programVariants=new Map);let mt=Be.get(Ie);if(mt!==void 0){if(Y.currentProgram===mt&&Y.lightsStateVersion===Pe)return dc(R,Te),mt}else Te.uniforms=le.getUniforms(R),V!==null&&R.isNodeMaterial&&V.build(R,ee,Te),R.onBeforeCompile(Te,k),mt=le.acquireProgram(Te,Ie),Be.set(Ie,mt),Y.uniforms=Te.uniforms;let Oe=Y.uniforms;return(!R.isShaderMaterial&&!R.isRawShaderMaterial||R.clipping===!0)&&(Oe.clippingPlanes=oe.uniform),dc(R,Te),Y.needsLights=Zs(R),Y.lightsStateVersion=Pe,Y.needsLights&&(Oe.ambientLightColor.value=K.state.ambient,Oe.lightProbe.value=K.state.probe,Oe.sunLights.value=K.state.sun,Oe.sunLightShadows.value=K.state.sunShadow,Oe.directionalLights.value=K.state.directional,Oe.directionalLightShadows.value=K.state.directionalShadow,Oe.spotLights.value=K.state.spot,Oe.spotLightShadows.value=K.state.spotShadow,Oe.rectAreaLights.value=K.state.rectArea,Oe.ltc_1.value=K.state.rectAreaLTC1,Oe.ltc_2.value=K.state.rectAreaLTC2,Oe.pointLights.value=K.state.point,Oe.pointLightShadows.value=K.state.pointShadow,Oe.hemisphereLights.value=K.state.hemi,Oe.sunShadowMatrix.value=K.state.sunShadowMatrix,Oe.sunShadowCascade.value=K.state.sunShadowCascade,Oe.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Oe.spotLightMatrix.value=K.state.spotLightMatrix,Oe.spotLightMap.value=K.state.spotLightMap,Oe.pointShadowMatrix.value=K.state.pointShadowMatrix),Y.numLightProbeGrids=Cn(w.state.lightProbeGridArray),Y.currentProgram=mt,Y.uniformsList=null,mt}function Gi(R,W,ee,Y,K){let Ae=ze.get(R),Pe=Ae.currentProgram.id+","+Y+","+K,Te=Ae.programVariants.get(Pe);return Te===void 0?(Te=Jr(R,W,ee),Ae.programVariants.set(Pe,Te)):(Ae.currentProgram=Te,Ae.uniformsList=null,Ae.outputColorSpace=Y,Ae.toneMapping=K),Te}function Ks(R){if(R.uniformsList===null){let W=R.currentProgram.getUniforms();R.uniformsList=Ol.seqWithValue(W.seq,R.uniforms)}return R.uniformsList}function dc(R,W){let ee=ze.get(R);ee.outputColorSpace=W.outputColorSpace,ee.batching=W.batching,ee.batchingColor=W.batchingColor,ee.instancing=W.instancing,ee.instancingColor=W.instancingColor,ee.instancingMorph=W.instancingMorph,ee.skinning=W.skinning,ee.morphTargets=W.morphTargets,ee.morphNormals=W.morphNormals,ee.morphColors=W.morphColors,ee.morphTargetsCount=W.morphTargetsCount,ee.numClippingPlanes=W.numClippingPlanes,ee.numIntersection=W.numClipIntersection,ee.vertexAlphas=W.vertexAlphas,ee.vertexTangents=W.vertexTangents,ee.toneMapping=W.toneMapping}function fc(R,W,ee,Y,K){W.isScene!==!0&&(W=Wn),Xe.resetTextureUnits();let Ae=W.fog,Pe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?W.environment:null,Te=re===null?k.outputColorSpace:re.isXRRenderTarget===!0?re.texture.colorSpace:yt.workingColorSpace,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Be=I.get(Y.envMap||Pe,Ie),tt=Y.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,mt=!!ee.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Oe=!!ee.morphAttributes.position,gt=!!ee.morphAttributes.normal,dn=!!ee.morphAttributes.color,Ft=hs;Y.toneMapped&&(re===null||re.isXRRenderTarget===!0)&&(Ft=k.toneMapping);let kt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,qn=kt!==void 0?kt.length:0,Fe=ze.get(Y),Fn=w.state.lights;if(Xt===!0&&(Dn===!0||R!==J)){let Ut=R===J&&Y.id===$;oe.setState(Y,R,Ut)}let vt=!1,bs=!1;Y.version===Fe.__version?Fe.needsLights&&Fe.lightsStateVersion!==Fn.state.version||K.isBatchedMesh&&Fe.batching===!1||!K.isBatchedMesh&&Fe.batching===!0||K.isBatchedMesh&&Fe.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Fe.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Fe.instancing===!1||!K.isInstancedMesh&&Fe.instancing===!0||K.isSkinnedMesh&&Fe.skinning===!1||!K.isSkinnedMesh&&Fe.skinning===!0||K.isInstancedMesh&&Fe.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Fe.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Fe.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Fe.instancingMorph===!1&&K.morphTexture!==null||Fe.envMap!==Be||Y.fog===!0&&Fe.fog!==Ae||Fe.numClippingPlanes!==void 0&&(Fe.numClippingPlanes!==oe.numPlanes||Fe.numIntersection!==oe.numIntersection)||Fe.vertexAlphas!==tt||Fe.vertexTangents!==mt||Fe.morphTargets!==Oe||Fe.morphNormals!==gt||Fe.morphColors!==dn||Fe.morphTargetsCount!==qn||Fe.numLightProbeGrids!==Cn(w.state.lightProbeGridArray)?vt=!0:(Fe.outputColorSpace!==Te||Fe.toneMapping!==Ft)&&(bs=!0):(vt=!0,Fe.__version=Y.version);let kn=Fe.currentProgram;(vt===!0||bs===!0)&&(kn=bs===!0?Gi(Y,W,K,Te,Ft):Jr(Y,W,K),V&&Y.isNodeMaterial&&V.onUpdateProgram(Y,kn,Fe));let Oa=!1,Kr=!1,Ms=!1,dt=kn.getUniforms(),yn=Fe.uniforms;if(Se.useProgram(kn.program)&&(Oa=!0,Kr=!0,Ms=!0),Y.id!==$&&($=Y.id,Kr=!0),Oa||J!==R){Se.buffers.depth.getReversed()&&R.reversedDepth!==!0&&(R._reversedDepth=!0,R.updateProjectionMatrix()),dt.setValue(H,"projectionMatrix",R.projectionMatrix),dt.setValue(H,"viewMatrix",R.matrixWorldInverse);let Un=dt.map.cameraPosition;Un!==void 0&&Un.setValue(H,ii.setFromMatrixPosition(R.matrixWorld)),ot.logarithmicDepthBuffer&&dt.setValue(H,"logDepthBufFC",2/(Math.log(R.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&dt.setValue(H,"isOrthographic",R.isOrthographicCamera===!0),J!==R&&(J=R,Kr=!0,Ms=!0)}if(Fe.needsLights&&(Fn.state.sunShadowMap.length>0&&dt.setValue(H,"sunShadowMap",Fn.state.sunShadowMap,Xe),Fn.state.directionalShadowMap.length>0&&dt.setValue(H,"directionalShadowMap",Fn.state.directionalShadowMap,Xe),Fn.state.spotShadowMap.length>0&&dt.setValue(H,"spotShadowMap",Fn.state.spotShadowMap,Xe),Fn.state.pointShadowMap.length>0&&dt.setValue(H,"pointShadowMap",Fn.state.pointShadowMap,Xe)),K.isSkinnedMesh){dt.setOptional(H,K,"bindMatrix"),dt.setOptional(H,K,"bindMatrixInverse");let Ut=K.skeleton;Ut&&(Ut.boneTexture===null&&Ut.computeBoneTexture(),dt.setValue(H,"boneTexture",Ut.boneTexture,Xe))}K.isBatchedMesh&&(dt.setOptional(H,K,"batchingTexture"),dt.setValue(H,"batchingTexture",K._matricesTexture,Xe),dt.setOptional(H,K,"batchingIdTexture"),dt.setValue(H,"batchingIdTexture",K._indirectTexture,Xe),dt.setOptional(H,K,"batchingColorTexture"),K._colorsTexture!==null&&dt.setValue(H,"batchingColorTexture",K._colorsTexture,Xe));let Ai=ee.morphAttributes;if((Ai.position!==void 0||Ai.normal!==void 0||Ai.color!==void 0)&&ae.update(K,ee,kn),(Kr||Fe.receiveShadow!==K.receiveShadow)&&(Fe.receiveShadow=K.receiveShadow,dt.setValue(H,"receiveShadow",K.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&W.environment!==null&&(yn.envMapIntensity.value=W.environmentIntensity),yn.dfgLUT!==void 0&&(yn.dfgLUT.value=PC()),Kr){if(dt.setValue(H,"toneMappingExposure",k.toneMappingExposure),Fe.needsLights&&ka(yn,Ms),Ae&&Y.fog===!0&&_e.refreshFogUniforms(yn,Ae),_e.refreshMaterialUniforms(yn,Y,Me,Ee,w.state.transmissionRenderTarget[R.id]),Fe.needsLights&&Fe.numLightProbeGrids>0){let Ut=x,Un=0;for(let mi of w.state.lightProbeGridArray)mi.texture!==null&&(Ut.textures[Un]=mi.texture,Ut.min[Un]=mi.boundingBox.min,Ut.max[Un]=mi.boundingBox.max,Ut.resolution[Un]=mi.resolution,Un++);for(let mi in Ut)Ut[mi].length=Un;yn.probesSH.value=Ut.textures,yn.probesMin.value=Ut.min,yn.probesMax.value=Ut.max,yn.probesResolution.value=Ut.resolution}Ol.upload(H,Ks(Fe),yn,Xe)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Ol.upload(H,Ks(Fe),yn,Xe),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&dt.setValue(H,"center",K.center),dt.setValue(H,"modelViewMatrix",K.modelViewMatrix),dt.setValue(H,"normalMatrix",K.normalMatrix),dt.setValue(H,"modelMatrix",K.matrixWorld),Y.uniformsGroups!==void 0){let Ut=Y.uniformsGroups;for(let Un=0,mi=Ut.length;Un<mi;Un++){let Xu=Ut[Un];He.update(Xu,kn),He.bind(Xu,kn)}}return kn}function ka(R,W){R.ambientLightColor.needsUpdate=W,R.lightProbe.needsUpdate=W,R.sunLights.needsUpdate=W,R.sunLightShadows.needsUpdate=W,R.directionalLights.needsUpdate=W,R.directionalLightShadows.needsUpdate=W,R.pointLights.needsUpdate=W,R.pointLightShadows.needsUpdate=W,R.spotLights.needsUpdate=W,R.spotLightShadows.needsUpdate=W,R.rectAreaLights.needsUpdate=W,R.hemisphereLights.needsUpdate=W}function Zs(R){return R.isMeshLambertMaterial||R.isMeshToonMaterial||R.isMeshPhongMaterial||R.isMeshStandardMaterial||R.isShadowMaterial||R.isShaderMaterial&&R.lights===!0}this.getActiveCubeFace=function(){return B},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return re},this.setRenderTargetTextures=function(R,W,ee){let Y=ze.get(R);Y.__autoAllocateDepthBuffer=R.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),ze.get(R.texture).__webglTexture=W,ze.get(R.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:ee,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(R,W){let ee=ze.get(R);ee.__webglFramebuffer=W,ee.__useDefaultFramebuffer=W===void 0},this.setRenderTarget=function(R,W=0,ee=0){re=R,B=W,G=ee;let Y=null,K=!1,Ae=!1;if(R){let Te=ze.get(R);if(Te.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(H.FRAMEBUFFER,Te.__webglFramebuffer),te.copy(R.viewport),de.copy(R.scissor),se=R.scissorTest,Se.viewport(te),Se.scissor(de),Se.setScissorTest(se),$=-1;return}else if(Te.__webglFramebuffer===void 0)Xe.setupRenderTarget(R);else if(Te.__hasExternalTextures)Xe.rebindTextures(R,ze.get(R.texture).__webglTexture,ze.get(R.depthTexture).__webglTexture);else if(R.depthBuffer){let tt=R.depthTexture;if(Te.__boundDepthTexture!==tt){if(tt!==null&&ze.has(tt)&&(R.width!==tt.image.width||R.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xe.setupDepthRenderbuffer(R)}}let Ie=R.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ae=!0);let Be=ze.get(R).__webglFramebuffer;R.isWebGLCubeRenderTarget?(Array.isArray(Be[W])?Y=Be[W][ee]:Y=Be[W],K=!0):R.samples>0&&Xe.useMultisampledRTT(R)===!1?Y=ze.get(R).__webglMultisampledFramebuffer:Array.isArray(Be)?Y=Be[ee]:Y=Be,te.copy(R.viewport),de.copy(R.scissor),se=R.scissorTest}else te.copy(Ve).multiplyScalar(Me).floor(),de.copy(pt).multiplyScalar(Me).floor(),se=ht;if(ee!==0&&(Y=L),Se.bindFramebuffer(H.FRAMEBUFFER,Y)&&Se.drawBuffers(R,Y),Se.viewport(te),Se.scissor(de),Se.setScissorTest(se),K){let Te=ze.get(R.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_CUBE_MAP_POSITIVE_X+W,Te.__webglTexture,ee)}else if(Ae){let Te=W;for(let Ie=0;Ie<R.textures.length;Ie++){let Be=ze.get(R.textures[Ie]);H.framebufferTextureLayer(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0+Ie,Be.__webglTexture,ee,Te)}}else if(R!==null&&ee!==0){let Te=ze.get(R.texture);H.framebufferTexture2D(H.FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,Te.__webglTexture,ee)}$=-1};function Ua(R){let W=ze.get(R);return(W.__readFormat!==R.format||W.__readType!==R.type)&&(W.__readFormat=R.format,W.__readType=R.type,W.__formatReadable=ot.textureFormatReadable(R.format),W.__typeReadable=ot.textureTypeReadable(R.type)),W}this.readRenderTargetPixels=function(R,W,ee,Y,K,Ae,Pe,Te=0){if(!(R&&R.isWebGLRenderTarget)){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=ze.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(H.FRAMEBUFFER,Ie);try{let Be=R.textures[Te],tt=Be.format,mt=Be.type;R.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Te);let Oe=Ua(Be);if(Oe.__formatReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Oe.__typeReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}W>=0&&W<=R.width-Y&&ee>=0&&ee<=R.height-K&&H.readPixels(W,ee,Y,K,ge.convert(tt),ge.convert(mt),Ae)}finally{let Be=re!==null?ze.get(re).__webglFramebuffer:null;Se.bindFramebuffer(H.FRAMEBUFFER,Be)}}},this.readRenderTargetPixelsAsync=async function(R,W,ee,Y,K,Ae,Pe,Te=0){if(!(R&&R.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=ze.get(R).__webglFramebuffer;if(R.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(W>=0&&W<=R.width-Y&&ee>=0&&ee<=R.height-K){Se.bindFramebuffer(H.FRAMEBUFFER,Ie);let Be=R.textures[Te],tt=Be.format,mt=Be.type;R.textures.length>1&&H.readBuffer(H.COLOR_ATTACHMENT0+Te);let Oe=Ua(Be);if(Oe.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Oe.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let gt=H.createBuffer();H.bindBuffer(H.PIXEL_PACK_BUFFER,gt),H.bufferData(H.PIXEL_PACK_BUFFER,Ae.byteLength,H.STREAM_READ),H.readPixels(W,ee,Y,K,ge.convert(tt),ge.convert(mt),0),H.bindBuffer(H.PIXEL_PACK_BUFFER,null);let dn=re!==null?ze.get(re).__webglFramebuffer:null;Se.bindFramebuffer(H.FRAMEBUFFER,dn);let Ft=H.fenceSync(H.SYNC_GPU_COMMANDS_COMPLETE,0);return H.flush(),await Py(H,Ft,4),H.bindBuffer(H.PIXEL_PACK_BUFFER,gt),H.getBufferSubData(H.PIXEL_PACK_BUFFER,0,Ae),H.bindBuffer(H.PIXEL_PACK_BUFFER,null),H.deleteBuffer(gt),H.deleteSync(Ft),Ae}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(R,W=null,ee=0){let Y=Math.pow(2,-ee),K=Math.floor(R.image.width*Y),Ae=Math.floor(R.image.height*Y),Pe=W!==null?W.x:0,Te=W!==null?W.y:0;Xe.setTexture2D(R,0),H.copyTexSubImage2D(H.TEXTURE_2D,ee,0,0,Pe,Te,K,Ae),Se.unbindTexture()},this.copyTextureToTexture=function(R,W,ee=null,Y=null,K=0,Ae=0){let Pe,Te,Ie,Be,tt,mt,Oe,gt,dn,Ft=R.isCompressedTexture?R.mipmaps[Ae]:R.image;if(ee!==null)Pe=ee.max.x-ee.min.x,Te=ee.max.y-ee.min.y,Ie=ee.isBox3?ee.max.z-ee.min.z:1,Be=ee.min.x,tt=ee.min.y,mt=ee.isBox3?ee.min.z:0;else{let dt=Math.pow(2,-K);Pe=Math.floor(Ft.width*dt),Te=Math.floor(Ft.height*dt),R.isDataArrayTexture?Ie=Ft.depth:R.isData3DTexture?Ie=Math.floor(Ft.depth*dt):Ie=1,Be=0,tt=0,mt=0}Y!==null?(Oe=Y.x,gt=Y.y,dn=Y.z):(Oe=0,gt=0,dn=0);let kt=ge.convert(W.format),qn=ge.convert(W.type),Fe;W.isData3DTexture?(Xe.setTexture3D(W,0),Fe=H.TEXTURE_3D):W.isDataArrayTexture||W.isCompressedArrayTexture?(Xe.setTexture2DArray(W,0),Fe=H.TEXTURE_2D_ARRAY):(Xe.setTexture2D(W,0),Fe=H.TEXTURE_2D),Se.activeTexture(H.TEXTURE0),Se.pixelStorei(H.UNPACK_FLIP_Y_WEBGL,W.flipY),Se.pixelStorei(H.UNPACK_PREMULTIPLY_ALPHA_WEBGL,W.premultiplyAlpha),Se.pixelStorei(H.UNPACK_ALIGNMENT,W.unpackAlignment);let Fn=Se.getParameter(H.UNPACK_ROW_LENGTH),vt=Se.getParameter(H.UNPACK_IMAGE_HEIGHT),bs=Se.getParameter(H.UNPACK_SKIP_PIXELS),kn=Se.getParameter(H.UNPACK_SKIP_ROWS),Oa=Se.getParameter(H.UNPACK_SKIP_IMAGES);Se.pixelStorei(H.UNPACK_ROW_LENGTH,Ft.width),Se.pixelStorei(H.UNPACK_IMAGE_HEIGHT,Ft.height),Se.pixelStorei(H.UNPACK_SKIP_PIXELS,Be),Se.pixelStorei(H.UNPACK_SKIP_ROWS,tt),Se.pixelStorei(H.UNPACK_SKIP_IMAGES,mt);let Kr=R.isDataArrayTexture||R.isData3DTexture,Ms=W.isDataArrayTexture||W.isData3DTexture;if(R.isDepthTexture){let dt=ze.get(R),yn=ze.get(W),Ai=ze.get(dt.__renderTarget),Ut=ze.get(yn.__renderTarget);Se.bindFramebuffer(H.READ_FRAMEBUFFER,Ai.__webglFramebuffer),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,Ut.__webglFramebuffer);for(let Un=0;Un<Ie;Un++)Kr&&(H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,ze.get(R).__webglTexture,K,mt+Un),H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,ze.get(W).__webglTexture,Ae,dn+Un)),H.blitFramebuffer(Be,tt,Be+Pe,tt+Te,Oe,gt,Oe+Pe,gt+Te,H.DEPTH_BUFFER_BIT,H.NEAREST);Se.bindFramebuffer(H.READ_FRAMEBUFFER,null),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else if(K!==0||R.isRenderTargetTexture||ze.has(R)){let dt=ze.get(R),yn=ze.get(W);Se.bindFramebuffer(H.READ_FRAMEBUFFER,P),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,F);for(let Ai=0;Ai<Ie;Ai++)Kr?H.framebufferTextureLayer(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,dt.__webglTexture,K,mt+Ai):H.framebufferTexture2D(H.READ_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,dt.__webglTexture,K),Ms?H.framebufferTextureLayer(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,yn.__webglTexture,Ae,dn+Ai):H.framebufferTexture2D(H.DRAW_FRAMEBUFFER,H.COLOR_ATTACHMENT0,H.TEXTURE_2D,yn.__webglTexture,Ae),K!==0?H.blitFramebuffer(Be,tt,Be+Pe,tt+Te,Oe,gt,Oe+Pe,gt+Te,H.COLOR_BUFFER_BIT,H.NEAREST):Ms?H.copyTexSubImage3D(Fe,Ae,Oe,gt,dn+Ai,Be,tt,Pe,Te):H.copyTexSubImage2D(Fe,Ae,Oe,gt,Be,tt,Pe,Te);Se.bindFramebuffer(H.READ_FRAMEBUFFER,null),Se.bindFramebuffer(H.DRAW_FRAMEBUFFER,null)}else Ms?R.isDataTexture||R.isData3DTexture?H.texSubImage3D(Fe,Ae,Oe,gt,dn,Pe,Te,Ie,kt,qn,Ft.data):W.isCompressedArrayTexture?H.compressedTexSubImage3D(Fe,Ae,Oe,gt,dn,Pe,Te,Ie,kt,Ft.data):H.texSubImage3D(Fe,Ae,Oe,gt,dn,Pe,Te,Ie,kt,qn,Ft):R.isDataTexture?H.texSubImage2D(H.TEXTURE_2D,Ae,Oe,gt,Pe,Te,kt,qn,Ft.data):R.isCompressedTexture?H.compressedTexSubImage2D(H.TEXTURE_2D,Ae,Oe,gt,Ft.width,Ft.height,kt,Ft.data):H.texSubImage2D(H.TEXTURE_2D,Ae,Oe,gt,Pe,Te,kt,qn,Ft);Se.pixelStorei(H.UNPACK_ROW_LENGTH,Fn),Se.pixelStorei(H.UNPACK_IMAGE_HEIGHT,vt),Se.pixelStorei(H.UNPACK_SKIP_PIXELS,bs),Se.pixelStorei(H.UNPACK_SKIP_ROWS,kn),Se.pixelStorei(H.UNPACK_SKIP_IMAGES,Oa),Ae===0&&W.generateMipmaps===!0&&W.mipmapsAutoUpdate===!0&&H.generateMipmap(Fe),Se.unbindTexture()},this.initRenderTarget=function(R){ze.get(R).__webglFramebuffer===void 0&&Xe.setupRenderTarget(R)},this.initTexture=function(R){R.isCubeTexture?Xe.setTextureCube(R,0):R.isData3DTexture?Xe.setTexture3D(R,0):R.isDataArrayTexture||R.isCompressedArrayTexture?Xe.setTexture2DArray(R,0):Xe.setTexture2D(R,0),Se.unbindTexture()},this.resetState=function(){B=0,G=0,re=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return xr}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=yt._getDrawingBufferColorSpace(e),t.unpackColorSpace=yt._getUnpackColorSpace()}};var vg=class{known=new Map;version=0;get(e){return this.known.get(e)}add(e,t){this.known.set(e,t),this.version++}},Cf=new vg;var IC={light:{body:["#eceef1",.42,0],joint:["#3b424b",.5,.1],accent:["#2f83bd",.4,.05],foot:["#6b7480",.55,.2]},dark:{body:["#cdd3da",.45,0],joint:["#2d333b",.5,.15],accent:["#3f9bd6",.4,.05],foot:["#525a64",.55,.2]}},LC=40,mx=new Z(0,1,0),Qn=n=>new Z(n[0],n[1],n[2]),Vl=n=>new Rt().set(...Array.from(n)),_x=n=>new lu(n.map(([e,t])=>new at(Math.max(e,0),t)),LC);function DC(n,e,t){let i=[];for(let r=0;r<=8;r++)i.push([e*Math.sin(r*Math.PI/16),-e*Math.cos(r*Math.PI/16)]);for(let r=8;r>=0;r--)i.push([t*Math.sin(r*Math.PI/16),n+t*Math.cos(r*Math.PI/16)]);return _x(i)}function NC(n,e){let t=Math.min(.16*n,.3*e),i=e/2;return _x([[0,-i],[n-t,-i],[n-.3*t,-i+.3*t],[n,-i+t],[n,i-t],[n-.3*t,i-.3*t],[n-t,i],[0,i]]).toNonIndexed()}var gx=n=>(n.computeVertexNormals(),n),Rf=class{kind="webgl";renderer;scene=new Cl;camera=new Ii(na*180/Math.PI,1,.01,100);sun=new pu("#ffffff",2.1);sky=new hu("#ffffff","#8d949c",.55);shadow=new gn(new xo(1,1),new cu({opacity:.2}));grid;arm=new Li;ghost=new Li;over=new Li;geometries=new Map;materials={};surroundings=null;themed=null;built={figure:null,ghost:!1,dark:!1,layers:""};meshesSeen=-1;height=1;plain;constructor(e){this.plain=/swiftshader|llvmpipe|software|basic render/i.test(FC()),this.renderer=new Af({canvas:e,antialias:!this.plain,alpha:!0,preserveDrawingBuffer:!0,powerPreference:"low-power"}),this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=da,this.renderer.toneMapping=_u,this.renderer.toneMappingExposure=1,this.renderer.setClearAlpha(0),this.sun.castShadow=!0,this.sun.shadow.mapSize.setScalar(this.plain?512:1024),this.sun.shadow.radius=5,this.sun.shadow.bias=-6e-4,this.sun.shadow.normalBias=.02,this.shadow.receiveShadow=!0,this.grid=new gn(new xo(1,1),OC()),this.scene.add(this.sky,this.sun,this.sun.target,new mu("#ffffff",.15),this.shadow,this.grid,this.arm,this.ghost,this.over);for(let t of[this.arm,this.ghost])t.matrixAutoUpdate=!1}resize(e,t,i){this.height=t,this.renderer.setPixelRatio(this.plain?1:i),this.renderer.setSize(e,t,!1),this.camera.aspect=e/t}draw(e){let{figure:t,frames:i,camera:r,dark:s,layers:o,extras:a}=e;this.theme(s);let l=`${o.has("com")} ${o.has("inertia")} ${o.has("axes")} ${o.has("frames")}`,c=this.built;(c.figure!==t||c.dark!==s||c.layers!==l||c.ghost!==!!a.ghost||this.meshesSeen!==Cf.version)&&(this.build(e),this.built={figure:t,ghost:!!a.ghost,dark:s,layers:l},this.meshesSeen=Cf.version),this.place(this.arm,i),this.arm.visible=!0,this.arm.children.forEach((h,d)=>{h.children.forEach(f=>{f.userData.part&&(f.visible=o.has("bodies")),f.userData.part&&f instanceof gn&&(f.material=this.material(f.userData.part,a.link===d,o.has("inertia")||o.has("com")||o.has("frames")))})}),a.ghost&&this.place(this.ghost,a.ghost),this.surroundingsOf(e),this.drawOver(e),this.camera.position.set(...r.eye),this.camera.up.set(...r.up),this.camera.lookAt(Qn(r.target));let u=Qn(r.eye).distanceTo(Qn(r.target));this.camera.near=Math.max(.002*u,.001),this.camera.far=u+30*t.reach,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera)}pick(e,t,i){let r=this.renderer.getSize(new at),s=new gu;this.camera.updateMatrixWorld(),s.setFromCamera(new at(2*t/r.x-1,1-2*i/r.y),this.camera);for(let o of s.intersectObject(this.arm,!0)){let a=this.arm.children.indexOf(kC(o.object,this.arm));if(a>0&&e.layers.has("bodies")&&o.object.userData.part)return{link:a,point:o.point.toArray()}}return null}dispose(){for(let e of this.geometries.values())e.dispose();for(let e of Object.values(this.materials))e.dispose();this.surroundings?.dispose(),this.renderer.dispose()}theme(e){if(this.themed!==e){this.themed=e,this.surroundings?.dispose(),this.surroundings=this.scene.environment=this.plain?null:this.reflections(e),this.scene.environmentIntensity=e?.55:.75,this.sun.intensity=(e?1.9:2.1)*(this.plain?1.15:1),this.sky.intensity=(e?.35:.5)+(this.plain?.95:0),this.shadow.material.opacity=e?.42:.2,this.grid.material.uniforms.line.value.set(e?"#5a636e":"#98a2ae");for(let t of Object.values(this.materials))t.dispose();this.materials={},this.built.figure=null}}reflections(e){let t=new Cl,i=(a,l,c,u)=>{let h=new gn(new cs(...c),new zs({color:new ct(a).multiplyScalar(l)}));h.position.set(...u),t.add(h)},r=new gn(new Fr(10,16,12),new zs({color:e?"#2a2f36":"#9aa1aa",side:fi}));t.add(r),i("#ffffff",e?7:6,[5,5,.1],[2,-3,7]),i("#ffffff",e?4:3,[.1,5,3],[7,2,2]),i("#dfe8f5",e?3:2.4,[4,.1,3],[-3,7,3]);let s=new Bl(this.renderer),o=s.fromScene(t,.06).texture;return s.dispose(),o}keep(e,t){return this.materials[e]??=t()}material(e,t,i){let[r,s,o]=IC[this.themed?"dark":"light"][e];return this.keep(`${e} ${t} ${i}`,()=>new bo({color:r,roughness:s,metalness:o,transparent:i,opacity:i?.38:1,depthWrite:!i,emissive:t?"#0072B2":"#000000",emissiveIntensity:t?.35:0}))}flat(e){return this.keep(`flat ${e}`,()=>new zs({color:e,toneMapped:!1,depthTest:!1,transparent:!0}))}geometry(e,t){let i=this.geometries.get(e);return i||this.geometries.set(e,i=t()),i}build({figure:e,layers:t,extras:i,dark:r}){if(this.geometries.size>400){for(let l of this.geometries.values())l.dispose();this.geometries.clear()}this.arm.clear(),this.ghost.clear();let s=r?ra:ia,o=this.keep("ghost",()=>new bo({color:"#0072B2",transparent:!0,opacity:.16,roughness:.8,depthWrite:!1})),a=.09*e.reach;if(e.links.forEach((l,c)=>{let u=new Li,h=new Li;u.matrixAutoUpdate=h.matrixAutoUpdate=!1;for(let d of l.parts)for(let f of this.bodies(d))if(f.castShadow=f.receiveShadow=!0,f.userData.part=d.tone,u.add(f),i.ghost&&c){let g=new gn(f.geometry,o);g.matrixAutoUpdate=!1,g.matrix.copy(f.matrix),h.add(g)}if(t.has("com")&&l.mass>0&&c){let d=new gn(this.geometry("com",()=>new Fr(1,24,16)),this.keep("com",()=>new bo({color:"#E69F00",roughness:.5,depthTest:!1,transparent:!0})));d.position.copy(Qn(l.com)),d.scale.setScalar(.013*e.reach),d.renderOrder=8,u.add(d)}if(t.has("inertia")&&c){let d=yv(l.mass,l.inertia);if(d){let f=new gn(this.geometry("com",()=>new Fr(1,24,16)),this.keep("inertia",()=>new bo({color:"#CC79A7",roughness:.6,transparent:!0,opacity:.55}))),[g,v,p]=d.axes.map(Qn),m=d.half.map(_=>Math.max(_,.004*e.reach));f.matrixAutoUpdate=!1,f.matrix.makeBasis(g.multiplyScalar(m[0]),v.multiplyScalar(m[1]),p.multiplyScalar(m[2])).setPosition(Qn(l.com)),f.renderOrder=4,u.add(f)}}t.has("frames")&&u.add(this.triad(a,s)),this.arm.add(u),this.ghost.add(h)}),t.has("axes"))for(let l of e.joints){let c=new ha(this.geometry("axis",()=>UC([[0,0,-1],[0,0,1]])),this.keep("axis",()=>new Il({color:r?"#e6e8eb":"#2b3036",dashSize:.05,gapSize:.03,depthTest:!1,transparent:!0})));c.computeLineDistances(),c.matrixAutoUpdate=!1,c.matrix.copy(Vl(l.frame)).scale(new Z(1,1,.24*e.reach)),c.renderOrder=7,this.arm.children[l.link].add(c)}}bodies(e){let t=this.material(e.tone,!1,!1),i=(o,a)=>{let l=new gn(o,t);return l.matrixAutoUpdate=!1,l.matrix.copy(a),l},r=(o,a)=>new Rt().makeRotationFromQuaternion(new or().setFromUnitVectors(mx,Qn(a).normalize())).setPosition(Qn(o)),s=o=>o.toPrecision(4);switch(e.kind){case"limb":{let o=e.to.map((l,c)=>l-e.from[c]),a=Math.hypot(...o);return a<1e-9?[i(this.geometry("ball",()=>new Fr(1,32,24)),new Rt().makeScale(e.r0,e.r0,e.r0).setPosition(Qn(e.from)))]:[i(this.geometry(`limb ${s(a)} ${s(e.r0)} ${s(e.r1)}`,()=>DC(a,e.r0,e.r1)),r(e.from,o))]}case"drum":return[i(this.geometry(`drum ${s(e.radius)} ${s(e.length)}`,()=>gx(NC(e.radius,e.length))),r(e.at,e.axis))];case"beam":{let o=e.to.map((c,u)=>c-e.from[u]),a=Math.max(Math.hypot(...o),1e-6),l=e.from.map((c,u)=>c+o[u]/2);return[i(this.geometry(`beam ${s(a)} ${s(e.width)}`,()=>new cs(e.width,a,e.width)),r(l,o))]}case"ball":return[i(this.geometry("ball",()=>new Fr(1,32,24)),new Rt().makeScale(e.radius,e.radius,e.radius).setPosition(Qn(e.at)))];case"ellipsoid":return[i(this.geometry("ball",()=>new Fr(1,32,24)),Vl(e.frame).scale(Qn(e.size)))];case"box":return[i(this.geometry(`box ${e.size.map(s).join(" ")}`,()=>new cs(...e.size)),Vl(e.frame))];case"mesh":{let o=Cf.get(e.mesh);if(!o)return[];let a=this.geometry(`mesh ${e.mesh}`,()=>gx(new Mi().setAttribute("position",new zi(o,3))));return[i(a,Vl(e.frame).scale(Qn(e.size.length===3?e.size:[1,1,1])))]}}}triad(e,t,i=1){let r=new Li;return[[1,0,0],[0,1,0],[0,0,1]].forEach((s,o)=>r.add(this.arrow([0,0,0],s.map(a=>a*e),t[o],.055*e*i))),r}arrow(e,t,i,r,s=1){let o=new Li,a=Math.hypot(...t);if(a<1e-9)return o;let l=Math.min(4.2*r,.6*a),c=new gn(this.geometry("shaft",()=>new Pl(1,1,1,16).translate(0,.5,0)),this.flat(i));c.scale.set(r,Math.max(a-l,1e-6),r),o.add(c);for(let u=0;u<s;u++){let h=new gn(this.geometry("cone",()=>new Pl(0,1,1,20).translate(0,.5,0)),this.flat(i));h.scale.set(2.4*r,l,2.4*r),h.position.y=a-l-u*.7*l,o.add(h)}return o.quaternion.setFromUnitVectors(mx,Qn(t).normalize()),o.position.copy(Qn(e)),o.traverse(u=>u.renderOrder=9),o}place(e,t){e.children.forEach((i,r)=>{t[r]&&i.matrix.copy(Vl(t[r])),i.matrixWorldNeedsUpdate=!0})}surroundingsOf({figure:e,frames:t,layers:i}){let{reach:r}=e,s=Qn(e.up),o=al(e,t[0]),a=Qn([t[0][3],t[0][7],t[0][11]]),l=a.addScaledVector(s,o-a.dot(s)),c=new or().setFromUnitVectors(new Z(0,0,1),s);for(let g of[this.shadow,this.grid])g.position.copy(l),g.quaternion.copy(c),g.scale.setScalar(9*r),g.visible=i.has("grid");let u=10**Math.floor(Math.log10(r*.45)),h=[1,2,5,10].map(g=>g*u).find(g=>g>=r*.22)??u;this.grid.material.uniforms.cell.value=h/(9*r),this.grid.material.uniforms.wide.value=Math.min(1,2.2/9);let d=new Z(.55,-.4,0).applyQuaternion(c);this.sun.position.copy(l).addScaledVector(s,3*r).addScaledVector(d,2.2*r),this.sun.target.position.copy(l).addScaledVector(s,.4*r);let f=this.sun.shadow.camera;f.left=f.bottom=-1.7*r,f.right=f.top=1.7*r,f.near=.5*r,f.far=8*r,f.updateProjectionMatrix(),this.sun.shadow.normalBias=.008*r}drawOver({figure:e,extras:t,trace:i,layers:r,dark:s,camera:o,large:a}){this.over.traverse(h=>h instanceof ha&&h.userData.own&&h.geometry.dispose()),this.over.clear();let l=s?ol:uo,c=2*Math.tan(na/2)*Qn(o.eye).distanceTo(Qn(o.target))/this.height,u=(h,d,f=!1)=>{let g=new Mi().setAttribute("position",new zi(Float32Array.from(h),3)),v=new ha(g,f?this.keep(`dash ${d} ${e.reach}`,()=>new Il({color:d,dashSize:.03*e.reach,gapSize:.02*e.reach,toneMapped:!1})):this.keep(`line ${d}`,()=>new ua({color:d,toneMapped:!1})));f&&v.computeLineDistances(),v.userData.own=!0,this.over.add(v)};if(i&&i.length>3&&r.has("trace")&&u(i,l[1]),t.paths?.forEach(h=>u(h.points,l[h.colour%l.length],h.dashed)),t.arrows?.forEach(h=>this.over.add(this.arrow(h.at,h.vector,l[h.colour%l.length],2.6*a*c,h.double?2:1))),t.frames?.forEach(h=>{let d=this.triad(h.size??.09*e.reach,s?ra:ia,h.strong?1.5:1);d.matrixAutoUpdate=!1,d.matrix.copy(Vl(h.frame)),this.over.add(d)}),t.goal){let h=new gn(this.geometry("ball",()=>new Fr(1,32,24)),this.keep("goal",()=>new zs({color:"#D55E00",transparent:!0,opacity:.7,depthTest:!1})));h.position.copy(Qn(t.goal)),h.scale.setScalar(7*a*c),h.renderOrder=10,this.over.add(h)}if(t.joint!==void 0&&e.joints[t.joint]){let h=e.joints[t.joint],d=Vt(this.arm.children[h.link].matrix.clone().transpose().toArray(),h.frame),f=[d[3],d[7],d[11]],g=[d[2],d[6],d[10]].map(v=>v*.26*e.reach);this.over.add(this.arrow(f.map((v,p)=>v-.5*g[p]),g.map(v=>1.5*v),l[4],2.2*a*c))}}};function FC(){let n=document.createElement("canvas").getContext("webgl2"),e=n?.getExtension("WEBGL_debug_renderer_info"),t=n&&e?String(n.getParameter(e.UNMASKED_RENDERER_WEBGL)):"";return n?.getExtension("WEBGL_lose_context")?.loseContext(),t}function kC(n,e){let t=n;for(;t.parent&&t.parent!==e;)t=t.parent;return t}function UC(n){return new Mi().setAttribute("position",new zi(Float32Array.from(n.flat()),3))}function OC(){return new br({transparent:!0,depthWrite:!1,uniforms:{line:{value:new ct("#98a2ae")},cell:{value:.05},wide:{value:.25}},vertexShader:"varying vec2 at; void main() { at = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform vec3 line; uniform float cell, wide; varying vec2 at;
      float lines(vec2 p) { vec2 w = fwidth(p); vec2 d = abs(fract(p - 0.5) - 0.5) / max(w, vec2(1e-6)); return 1.0 - min(min(d.x, d.y), 1.0); }
      void main() {
        float far = 1.0 - smoothstep(0.25 * wide, wide, length(at));
        float fine = lines(at / cell) * 0.55;
        float axis = 1.0 - min(min(abs(at.x) / fwidth(at.x), abs(at.y) / fwidth(at.y)), 1.0);
        float a = max(fine, 0.9 * axis) * far;
        if (a < 0.01) discard;
        gl_FragColor = vec4(line, a);
      }`})}var zr=Ge({}),cr=Ge({}),Gl={count:0,script:0,call:0,kind:""},Ni=Ge(null),qs=null,nn={width:1,height:1},yg=!0;function If(){let n=vr.peek(),e=Sh.peek();if(!n||!e.length)return null;let{middle:t,radius:i}=Ih({figure:n,frames:e});return Ph(t,i,n.up,nn.width/nn.height)}function ql(){Ni.value=If(),In({eye:[],target:[]})}function Lf(n){Ni.value=n,clearTimeout(vx),vx=window.setTimeout(()=>In({eye:n.eye,target:n.target}),250)}var vx=0,Pu=(n,e)=>{Ni.peek()&&Lf(mv(Ni.peek(),n,e))},Hl=(n,e)=>{Ni.peek()&&Lf(gv(Ni.peek(),n,e))},va=n=>{Ni.peek()&&Lf(_v(Ni.peek(),n,vr.peek()?.reach??1))};function Wl(n){let e=If();if(!e)return;if(n==="corner")return ql();let t=St(mn(e.eye,e.target)),i={front:[0,1,0],side:[1,0,0],top:[0,0,1]}[n],r=e.up,o=Math.abs(r[0]*i[0]+r[1]*i[1]+r[2]*i[2])>.99?[.001,.002,.001]:[0,0,0];Lf({...e,eye:e.target.map((a,l)=>a+t*((n==="front"?-1:1)*i[l]+o[l]))})}var Pf=Ge(null);It(()=>{let n=cn.value,e=vr.value,t=ut.value;if(!n||!e||!t||e.tip.link<0||!Jt.value.layers.includes("trace"))return void(Pf.value=null);let i=Math.min(n.t.length,300),r=new Float32Array(3*i);for(let s=0;s<i;s++){let o=Math.round(s*(n.t.length-1)/Math.max(i-1,1)),a=Hc(n.q.map(l=>l[o]));if(!a.length)return void(Pf.value=null);r.set(Ye(Vt(a[e.tip.link],e.tip.frame)),3*s)}Pf.value=r});function yx(){let n=vr.value,e=Sh.value,t=Ni.value;return!n||!t||e.length!==n.links.length?null:{figure:n,frames:e,layers:new Set(Jt.value.layers),extras:zr.value,trace:Pf.value,camera:{...t,up:n.up},dark:Ah.value,large:Th.value}}function BC(n,e,t){n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,nn.width,nn.height);let i=co(e.camera,nn.width,nn.height),r=e.dark?ra:ia;n.font=`600 ${12.5*e.large}px system-ui, sans-serif`,n.textAlign="center",n.textBaseline="middle",n.lineJoin="round";for(let s of xv(e)){let[o,a,l]=i(s.at);if(l<=0)continue;n.strokeStyle=e.dark?"rgba(18,21,25,0.9)":"rgba(255,255,255,0.92)",n.lineWidth=3.5;let c={ink:e.dark?"#e8ebee":"#1d2127",soft:e.dark?"#a3adb8":"#59626d",accent:e.dark?"#FFB26B":"#a34700",x:r[0],y:r[1],z:r[2]}[s.tone];n.fillStyle=c;let[u,h]=s.off??[0,0];n.strokeText(s.text,o+u,a+h),n.fillText(s.text,o+u,a+h)}}async function xx(){let[n,e]=[...document.querySelectorAll(".scene canvas")],t=document.createElement("canvas");t.width=n.width,t.height=n.height;let i=t.getContext("2d");return i.fillStyle=getComputedStyle(document.documentElement).getPropertyValue("--scene").trim()||"#ffffff",i.fillRect(0,0,t.width,t.height),i.drawImage(n,0,0),e?.width&&i.drawImage(e,0,0,t.width,t.height),new Promise(r=>t.toBlob(s=>r(s),"image/png"))}function bx(){let n=an(null),e=an(null),t=fn("webgl"),i=fn(!1);Mn(()=>{let s=n.current,o=e.current.getContext("2d"),a,l=1,c=0,u=null,h=P=>{qs?.dispose(),a?.remove(),a=document.createElement("canvas"),a.setAttribute("aria-hidden","true"),s.prepend(a),qs=P?new Lh(a):new Rf(a),t.value=Gl.kind=qs.kind,a.addEventListener("webglcontextlost",F=>(F.preventDefault(),i.value=!0)),a.addEventListener("webglcontextrestored",()=>(i.value=!1,h(!1),v()))},d=()=>{let P=document.createElement("canvas"),F=!new URLSearchParams(location.search).has("canvas")&&P.getContext("webgl2");return F&&F.getExtension("WEBGL_lose_context")?.loseContext(),!!F},f=()=>{if(c=0,!qs||i.peek()||!s.isConnected)return;let P=performance.now(),F=yx();if(!F)return;let B=performance.now();qs.draw(F);let G=performance.now();BC(o,F,l),u=F,yg=!1,Gl.count++,Gl.call=G-B,Gl.script=B-P+performance.now()-G},g=()=>{yg=!0,c||=requestAnimationFrame(f)},v=()=>{let P=s.getBoundingClientRect();if(P.width<2||P.height<2)return;let F=nn.width/nn.height;nn={width:Math.round(P.width),height:Math.round(P.height)},l=Math.min(devicePixelRatio||1,2),qs?.resize(nn.width,nn.height,l);let B=e.current;B.width=Math.round(nn.width*l),B.height=Math.round(nn.height*l);let G=Jt.peek();(!Ni.peek()||!G.eye.length&&Math.abs(F-nn.width/nn.height)>.02)&&(Ni.value=If()),g()};h(!d());let p=new ResizeObserver(v);p.observe(s),v();let m=null,_=[It(()=>{let P=zt.value,F=vr.value,{eye:B,target:G}=Jt.value,re=m!==null&&P.name===m.name&&Ni.peek()!==null;!F||!Sh.value.length||(B.length===3&&G.length===3?St(mn(B,Ni.peek()?.eye??[1e9,0,0]))>1e-9&&(Ni.value={eye:B,target:G,up:F.up}):re||(Ni.value=If()),m=P)}),It(()=>{yx(),ea.value,g()})],A=new Map,x=null,T=P=>{let F=s.getBoundingClientRect();return[P.clientX-F.left,P.clientY-F.top]},w=(P,F,B)=>{if(!u||!cr.peek().tip||u.figure.tip.link<0)return null;let G=zr.peek().goal??Ye(Vt(u.frames[u.figure.tip.link],u.figure.tip.frame)),[re,$]=co(u.camera,nn.width,nn.height)(G);return Math.hypot(re-P,$-F)<B?G:null},y=P=>{if(P.button>2||P.target.closest("button,.menu,.scene-words"))return;if(s.focus({preventScroll:!0}),s.setPointerCapture(P.pointerId),A.set(P.pointerId,[P.clientX,P.clientY]),A.size>1){S();return}let[F,B]=T(P),G=P.pointerType==="touch",re=P.button===0&&!P.shiftKey?w(F,B,G?36:22):null,$=cr.peek().link,J=P.button===0&&!P.shiftKey&&!re&&$&&u?qs?.pick(u,F,B)??null:null;re?x={kind:"tip",depth:re}:J?(x={kind:"link",hit:J,depth:J.point},$?.(J,J.point,"start")):x={kind:P.button||P.shiftKey?"pan":"turn"},s.dataset.held=x.kind,P.preventDefault()},S=()=>{x?.kind==="tip"&&cr.peek().tip?.(x.depth,"end"),x?.kind==="link"&&cr.peek().link?.(x.hit,x.depth,"end"),x=null,delete s.dataset.held},O=P=>{let F=A.get(P.pointerId);if(!F){P.pointerType==="mouse"&&cr.peek().tip&&s.classList.toggle("over-tip",!!w(...T(P),22));return}let[B,G]=[P.clientX-F[0],P.clientY-F[1]],re=[...A].filter(([$])=>$!==P.pointerId);if(A.set(P.pointerId,[P.clientX,P.clientY]),re.length===1){let[,[$,J]]=re[0],te=Math.hypot(F[0]-$,F[1]-J),de=Math.hypot(P.clientX-$,P.clientY-J);te>0&&de>0&&va(te/de),Hl(B/2/nn.height,G/2/nn.height)}else x?.kind==="turn"?Pu(B*2.4/nn.height*1.6,G*2.4/nn.height):x?.kind==="pan"?Hl(B/nn.height,G/nn.height):x&&u&&(x.depth=vv(u.camera,x.depth,...T(P),nn.width,nn.height),x.kind==="tip"?cr.peek().tip?.(x.depth,"move"):cr.peek().link?.(x.hit,x.depth,"move"))},k=P=>{A.delete(P.pointerId),A.size||S()},D=P=>{P.preventDefault(),va(Math.exp(Math.max(-80,Math.min(80,P.deltaY*(P.deltaMode?16:1)))*.0018))},V=P=>{if(P.ctrlKey||P.metaKey||P.altKey||P.target!==s)return;let F=P.shiftKey?.06:.12,B=P.shiftKey?{ArrowLeft:()=>Hl(F,0),ArrowRight:()=>Hl(-F,0),ArrowUp:()=>Hl(0,F),ArrowDown:()=>Hl(0,-F)}:{ArrowLeft:()=>Pu(F,0),ArrowRight:()=>Pu(-F,0),ArrowUp:()=>Pu(0,F),ArrowDown:()=>Pu(0,-F)};Object.assign(B,{"+":()=>va(.88),"=":()=>va(.88),"-":()=>va(1.14),Home:ql}),B[P.key]&&(P.preventDefault(),B[P.key]())},L=P=>P.preventDefault();return s.addEventListener("pointerdown",y),s.addEventListener("pointermove",O),s.addEventListener("pointerup",k),s.addEventListener("pointercancel",k),s.addEventListener("wheel",D,{passive:!1}),s.addEventListener("keydown",V),s.addEventListener("contextmenu",L),s.addEventListener("dblclick",ql),()=>{_.forEach(P=>P()),p.disconnect(),cancelAnimationFrame(c),qs?.dispose(),qs=null}},[]);let r=zt.value.name;return M("div",{class:"scene",ref:n,tabIndex:0,role:"application","aria-label":`${r} in space. Arrow keys turn, with Shift they move, plus and minus zoom, Home shows all.`,children:[M("canvas",{class:"scene-words-layer",ref:e,"aria-hidden":"true"}),t.value==="canvas"&&M("p",{class:"scene-note",children:"Without WebGL: a plain drawing"}),i.value&&M("p",{class:"scene-note",children:"The graphics card is busy; the picture comes back when it is free"}),!vr.value&&M("p",{class:"scene-note",children:"This robot is not known in this page"}),M("div",{class:"scene-tools",children:[M(zC,{}),M(Ln,{icon:"target",label:"Show the whole arm",keys:"Home",onClick:ql}),M(Ln,{icon:"plus",label:"Zoom in",keys:"+",onClick:()=>va(.8),kind:"fine-only"}),M(Ln,{icon:"minus",label:"Zoom out",keys:"-",onClick:()=>va(1.25),kind:"fine-only"})]})]})}function xg(n){let e=Jt.peek().layers;In({layers:e.includes(n)?e.filter(t=>t!==n):[...e,n]})}function zC(){return M(ta,{label:"What is shown",icon:"layers",align:"right",items:()=>[...dh.map(([n,e])=>({title:e,checked:Jt.value.layers.includes(n),run:()=>xg(n),stay:!0})),{title:"From the front",icon:"eye",run:()=>Wl("front"),apart:!0},{title:"From the side",icon:"eye",run:()=>Wl("side")},{title:"From above",icon:"eye",run:()=>Wl("top")},{title:"Standard view",icon:"eye",run:()=>Wl("corner")}]})}var Mx=()=>yg;var bg="#d=",Sx=2e5,VC=4<<20,Mg="Ask for the link again, or for the saved file.";async function wx(n,e=1/0){let t=[],i=0,r=n.getReader();for(;;){let{done:a,value:l}=await r.read();if(a)break;if(i+=l.length,i>e)throw await r.cancel(),new Xn(`The document in this link is larger than ${e>>20} MB.`,Mg);t.push(l)}let s=new Uint8Array(i),o=0;for(let a of t)s.set(a,o),o+=a.length;return s}var Ax=(n,e)=>new Blob([n]).stream().pipeThrough(e);async function Tx(n){let e=new TextEncoder().encode(JSON.stringify(n)),t=await wx(Ax(e,new CompressionStream("deflate-raw"))),i="";for(let r of t)i+=String.fromCharCode(r);return bg+btoa(i).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}async function Sg(n){if(!n.startsWith(bg))return null;if(n.length>Sx)throw new Xn(`This link is too long: ${n.length} characters; at most ${Sx}.`,Mg);let e;try{let t=atob(n.slice(bg.length).replaceAll("-","+").replaceAll("_","/"));e=await wx(Ax(Uint8Array.from(t,i=>i.charCodeAt(0)),new DecompressionStream("deflate-raw")),VC)}catch(t){throw t instanceof Xn?t:new Xn("This link is damaged: part of it may be missing.",Mg)}return Ec(new TextDecoder().decode(e))}function Vr(n,e,t="text/plain"){let i=URL.createObjectURL(typeof e=="string"?new Blob([e],{type:t}):e);Object.assign(document.createElement("a"),{href:i,download:n}).click(),setTimeout(()=>URL.revokeObjectURL(i),1e4)}var $s=n=>n.replace(/[^\p{L}\p{N}._-]+/gu,"-").replace(/^[-.]+|-+$/g,"")||"robot",Df=()=>Vr(`${$s(Ui.peek().model.name)}.isodyn.json`,R_(Ui.peek()),"application/json");function Nf(n){return new Promise(e=>{let t=Object.assign(document.createElement("input"),{type:"file",accept:n});t.addEventListener("change",()=>e(t.files?.[0]??null)),t.addEventListener("cancel",()=>e(null)),t.click()})}var Ex="isodyn-workbench";function Cx(){let n=0;return It(()=>{let e=JSON.stringify(Ui.value);clearTimeout(n),n=window.setTimeout(()=>{try{localStorage.setItem(Ex,e)}catch{}},400)})}function Rx(){let n=null;try{n=localStorage.getItem(Ex)}catch{return null}return n===null?null:Ec(n)}var Ff=Ge([]),wg=$e(()=>[...Ff.value].sort((n,e)=>n.key.localeCompare(e.key)));function Eo(n){Ff.value=[...Ff.peek().filter(e=>e.id!==n.id),n],gr({id:`go.${n.id}`,title:`Go to ${n.title}`,words:"screen open show",keys:`Alt+${n.key}`,run:()=>ps(n.id)})}var ps=n=>In({screen:n}),Iu=$e(()=>Ff.value.find(n=>n.id===Jt.value.screen)??wg.value[0]);var ya=Ge(!1);function HC(n,e){let t=n.title.toLowerCase(),i=`${n.words??""} ${n.id}`.toLowerCase(),r=1;for(let s of e){let o=t.indexOf(s);if(o===0)r+=6;else if(o>0&&/\W/.test(t[o-1]))r+=4;else if(o>0)r+=2;else if(i.includes(s))r+=1;else return 0}return r}function Px(){return ya.value?M(GC,{}):null}function GC(){let n=fn(""),e=fn(0),t=an(null),i=()=>{ya.value=!1};Mn(()=>{let u=document.activeElement;return t.current?.showModal(),()=>u?.focus?.()},[]);let r=n.value.toLowerCase().split(/\s+/).filter(Boolean),s=`${Iu.value?.id}.`,o=b_().map(u=>({action:u,fit:HC(u,r)+(u.id.startsWith(s)?.5:0)-(Za(u)?0:.7)})).filter(({fit:u})=>u>.4).sort((u,h)=>h.fit-u.fit).map(({action:u})=>u).slice(0,60),a=Math.min(e.value,o.length-1),l=(u,h=!1)=>{if(u){if(h)return u.python?.()?(i(),void hi(u.python(),"Python")):void 0;Za(u)&&(i(),u.run())}},c=u=>{if(u.key==="ArrowDown")e.value=Math.min(a+1,o.length-1);else if(u.key==="ArrowUp")e.value=Math.max(a-1,0);else if(u.key==="Enter")l(o[a],u.altKey);else return;u.preventDefault(),queueMicrotask(()=>t.current?.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest"}))};return M("dialog",{class:"palette",ref:t,"aria-label":"Search actions",onCancel:u=>(u.preventDefault(),i()),onMouseDown:u=>u.target===t.current&&i(),children:M("div",{class:"palette-inner",children:[M("input",{type:"text",role:"combobox","aria-expanded":"true","aria-controls":"palette-list","aria-activedescendant":a>=0?`palette-${a}`:void 0,"aria-label":"Search actions",placeholder:"What do you want to do?",autocomplete:"off",spellcheck:!1,value:n.value,autofocus:!0,onInput:u=>(n.value=u.target.value,e.value=0),onKeyDown:c}),M("ul",{id:"palette-list",role:"listbox","aria-label":"Actions",children:[o.map((u,h)=>M("li",{id:`palette-${h}`,role:"option","aria-selected":h===a,"aria-disabled":!Za(u),onPointerMove:()=>e.value=h,onClick:d=>l(u,d.altKey),children:[M("span",{children:u.title}),u.python&&h===a&&u.python()!==""&&M("small",{children:[Xi("Alt+Enter")," copies Python"]}),u.keys&&M("kbd",{children:Xi(u.keys.split(" ")[0])})]},u.id)),!o.length&&M("li",{class:"nothing",role:"option","aria-selected":"false","aria-disabled":"true",children:"Nothing is called that. Try “pose”, “torque”, “CSV”."})]})]})})}async function Ag(){return location.href.split("#")[0]+await Tx(Ui.peek())}async function Tg(n){try{if(/\.json$/i.test(n.name))Pr(`Open ${n.name}`,Ec(await n.text()),!0);else if(Ri==="served"){let e=await ev(n);e.document?Pr(`Open ${n.name}`,e.document,!0):e.robot?(e.robot.model.kind==="source"&&zc(e.robot.model.toml,e.robot.structure),Pr(`Open ${n.name}`,Go(e.robot.model,e.robot.structure.neutral))):e.motion&&vi(`Open ${n.name}`,()=>({motion:e.motion}));for(let t of e.robot?.remarks.filter(i=>i.level==="error").slice(0,1)??[])nr(`${t.text} ${t.remedy}`,"error")}else throw new Xn(`${n.name} cannot be read without the server.`,"Start “isodyn workbench” for URDF, MJCF, TOML and zip; documents (.json) open anywhere.");Jt.peek().screen==="start"&&ps("model"),nr(`${n.name} opened.`)}catch(e){nr(e instanceof Xn?`${e.message} ${e.remedy}`:e.message,"error")}}var Lu=async()=>{let n=await Nf(Ri==="served"?".json,.urdf,.xml,.mjcf,.toml,.zip,.csv":".json,.csv");n&&await Tg(n)},WC=async()=>Vr(`${$s(Ui.peek().model.name)}.png`,await xx());gr({id:"edit.undo",title:"Undo",keys:"Mod+Z",run:N_,able:()=>Wo.value!==""},{id:"edit.redo",title:"Redo",keys:"Mod+Shift+Z Mod+Y",run:F_,able:()=>qo.value!==""},{id:"file.save",title:"Save to a file",words:"download document json",keys:"Mod+S",run:Df,python:()=>""},{id:"file.open",title:"Open a file …",words:"load urdf mjcf toml json zip csv",keys:"Mod+O",run:()=>{Lu()},python:()=>`import isodyn as iso

robot = iso.load("path/to/robot.urdf")
`},{id:"file.share",title:"Copy a link to this document",words:"share url",keys:"Mod+Shift+L",run:()=>{Ag().then(n=>hi(n,`A link of ${n.length} characters`))}},{id:"file.python",title:"Copy the robot as Python",words:"code script",run:()=>{hi(Zi(),"Python")},python:zp},{id:"file.picture",title:"Save the picture of the arm (PNG)",words:"screenshot image",run:()=>{WC()},python:()=>Zi("fig = iso.draw(robot)")},{id:"file.print",title:"Print",keys:"Mod+P",run:()=>print()},{id:"view.palette",title:"Search actions",keys:"Mod+K",run:()=>{ya.value=!ya.peek()}},{id:"view.units",title:"Switch between degrees and radians",words:"deg rad units",keys:"Alt+D",run:()=>In({degrees:!Jt.peek().degrees})},{id:"view.theme",title:"Next theme",words:"dark light projector",run:av},...Qo.map(([n,e])=>({id:`view.theme-${n}`,title:`Theme: ${e}`,words:"colours mode",run:()=>In({theme:n})})),{id:"view.frame",title:"Show the whole arm",words:"camera reset fit",run:ql},...["front","side","top"].map(n=>({id:`view.from-${n}`,title:`Look from ${n==="top"?"above":`the ${n}`}`,words:"camera",run:()=>Wl(n)})),...dh.map(([n,e])=>({id:`view.layer-${n}`,title:`Show or hide: ${e}`,words:"layer scene",run:()=>xg(n)})),{id:"play.toggle",title:"Play or pause",keys:"Space",run:Oc,able:()=>cn.value!==null},{id:"play.next",title:"One step on",keys:".",run:()=>Ko(1),able:()=>cn.value!==null},{id:"play.back",title:"One step back",keys:",",run:()=>Ko(-1),able:()=>cn.value!==null},{id:"play.first",title:"To the start of the motion",run:()=>Ps(0),able:()=>cn.value!==null},{id:"play.loop",title:"Play again and again, or once",run:()=>{rs.value=!rs.peek()},able:()=>cn.value!==null},...Jo.map(n=>({id:`play.speed-${n}`,title:`Speed ${n} ×`,words:"slow fast motion",run:()=>{er.value=n},able:()=>cn.value!==null})));function Ix(){let n=Yo.value,e=n>=20?1:n>=2?2:3;return M("div",{class:"transport",role:"group","aria-label":`Playing: ${cn.value?.title??""}`,children:[M(Ln,{icon:"first",label:"To the start",onClick:()=>Ps(0),kind:"fine-only"}),M(Ln,{icon:"back",label:"One step back",keys:",",onClick:()=>Ko(-1),kind:"fine-only"}),M(Ln,{icon:Qi.value?"pause":"play",label:Qi.value?"Pause":"Play",keys:"Space",onClick:Oc,kind:"play",size:22}),M(Ln,{icon:"next",label:"One step on",keys:".",onClick:()=>Ko(1),kind:"fine-only"}),M("input",{type:"range","aria-label":"Time","aria-valuetext":`${wn.value.toFixed(e)} s of ${n.toFixed(e)} s`,min:0,max:n,step:n/2e3||1,value:wn.value,onInput:t=>(Qi.value=!1,Ps(Number(t.target.value))),ref:t=>t?.style.setProperty("--to",`${n>0?100*wn.value/n:0}%`)}),M("output",{class:"clock",children:[wn.value.toFixed(e),M("span",{children:[" / ",n.toFixed(e)," s"]})]}),M("label",{class:"speed",children:[M("span",{class:"unseen",children:"Speed"}),M("select",{value:String(er.value),onChange:t=>er.value=Number(t.target.value),children:Jo.map(t=>M("option",{value:String(t),children:[t,"×"]},t))})]}),M(Ln,{icon:"repeat",label:rs.value?"Plays again and again":"Plays once",pressed:rs.value,onClick:()=>rs.value=!rs.value,kind:"fine-only"})]})}var Co=Ge("half"),Lx=Ge(!1);function qC(){return M("header",{class:"top",children:[M("button",{type:"button",class:"brand",onClick:()=>ps("start"),"aria-label":"isodyn workbench, to the start",children:[M("svg",{viewBox:"0 0 32 32",width:"26",height:"26","aria-hidden":"true",children:[M("path",{d:"M6 27h10M11 26V18L20 8l6 5"}),M("circle",{cx:"11",cy:"18",r:"3"}),M("circle",{cx:"20",cy:"8",r:"3"})]}),M("span",{children:"isodyn"})]}),M($C,{}),M("div",{class:"top-group fine-only",children:[M(Ln,{icon:"undo",label:Wo.value?`Undo: ${Wo.value}`:"Undo",keys:"Mod+Z",disabled:!Wo.value,onClick:()=>As("edit.undo")}),M(Ln,{icon:"redo",label:qo.value?`Redo: ${qo.value}`:"Redo",keys:"Mod+Shift+Z",disabled:!qo.value,onClick:()=>As("edit.redo")})]}),M("button",{type:"button",class:"search",onClick:()=>ya.value=!0,"aria-label":"Search actions",children:[M(yi,{name:"search",size:17}),M("span",{children:"Search actions"}),M("kbd",{children:Xi("Mod+K")})]}),M("div",{class:"top-group",children:[M("button",{type:"button",class:"unit-switch","aria-label":`Angles in ${Jt.value.degrees?"degrees":"radians"}; switch`,onClick:()=>In({degrees:!Jt.value.degrees}),children:[M("span",{class:Jt.value.degrees?"on":void 0,children:"deg"}),M("span",{class:Jt.value.degrees?void 0:"on",children:"rad"})]}),M(Ln,{icon:"share",label:"Copy a link to this document",keys:"Mod+Shift+L",onClick:()=>{Ag().then(n=>hi(n,`A link of ${n.length} characters`))},kind:"fine-only"}),M(ta,{label:"Theme",icon:{light:"sun",dark:"moon",projector:"screen"}[ea.value],align:"right",items:()=>Qo.map(([n,e])=>({title:e,checked:Jt.value.theme===n,run:()=>In({theme:n})}))}),M(ta,{label:"File and more",icon:"more",align:"right",items:()=>[{title:"Open a file …",icon:"open",keys:Xi("Mod+O"),run:()=>{Lu()}},{title:"Save to a file",icon:"save",keys:Xi("Mod+S"),run:Df},{title:"Copy a link",icon:"share",keys:Xi("Mod+Shift+L"),run:()=>As("file.share")},{title:"Copy as Python",icon:"code",run:()=>{hi(Zi(),"Python")},apart:!0},{title:"Save the picture (PNG)",icon:"camera",run:()=>As("file.picture")},{title:"Print",icon:"print",keys:Xi("Mod+P"),run:()=>print()},{title:"Undo",icon:"undo",keys:Xi("Mod+Z"),run:()=>As("edit.undo"),disabled:!Wo.value,apart:!0},{title:"Redo",icon:"redo",keys:Xi("Mod+Shift+Z"),run:()=>As("edit.redo"),disabled:!qo.value}]})]})]})}function $C(){let n=zt.value.name;return M("label",{class:"robot-name",children:[M("span",{class:"unseen",children:"Name of the robot"}),M("input",{type:"text",value:n,maxLength:80,spellcheck:!1,autocomplete:"off",onChange:t=>{let i=t.target.value.trim();i&&i!==n?vi("Rename the robot",r=>({model:{...r.model,name:i}})):t.target.value=n},onKeyDown:t=>t.key==="Enter"&&t.target.blur()}),M("span",{class:"robot-name-size","aria-hidden":"true",children:n})]})}function XC(){return M("nav",{class:"rail","aria-label":"Screens",children:[wg.value.map(n=>M("button",{type:"button",class:n.quiet?"quiet":void 0,"aria-current":n===Iu.value?"page":void 0,"aria-keyshortcuts":`Alt+${n.key}`,onClick:()=>ps(n.id),children:[M(yi,{name:n.icon,size:22}),M("span",{children:n.title})]},n.id)),M("div",{class:"rail-foot",children:M(YC,{})})]})}function YC(){if(tr.value==="none"&&Ri!=="file")return null;let n={none:"off",starting:"off",connected:"good",lost:"bad",link:"bad"}[tr.value],e={none:"No server",starting:"Looking …",connected:"Connected",lost:"Server gone",link:"Not known"}[tr.value];return M("div",{class:`server ${n}`,title:Bc.value,role:"status",children:[M("span",{class:"lamp","aria-hidden":"true"}),M("span",{children:e})]})}function JC(){let n=["low","half","full"],e=an(null),t=i=>Co.value=n[Math.min(2,Math.max(0,n.indexOf(Co.value)+i))];return M("button",{type:"button",class:"handle","aria-label":Co.value==="full"?"Make the panel smaller":"Make the panel larger","aria-expanded":Co.value!=="low",onClick:()=>e.current===null&&(Co.value=Co.value==="full"?"low":n[n.indexOf(Co.value)+1]),onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),e.current=i.clientY),onPointerUp:i=>{let r=e.current===null?0:i.clientY-e.current;Math.abs(r)>24&&t(r<0?1:-1),setTimeout(()=>e.current=null,Math.abs(r)>24?50:0),Math.abs(r)<=24&&(e.current=null)},children:M("span",{})})}function KC(){let n=fn(0),e=i=>{n.value=Math.min(Math.max(i,300),innerWidth-420),document.documentElement.style.setProperty("--panel",`${n.value}px`)},t=()=>document.querySelector(".panel")?.getBoundingClientRect().width??400;return M("div",{class:"divider",role:"separator","aria-orientation":"vertical","aria-label":"Width of the panel","aria-valuenow":Math.round(n.value||400),"aria-valuemin":300,"aria-valuemax":2e3,tabIndex:0,onPointerDown:i=>(i.target.setPointerCapture(i.pointerId),i.preventDefault()),onPointerMove:i=>i.target.hasPointerCapture(i.pointerId)&&e(innerWidth-i.clientX),onDblClick:()=>document.documentElement.style.removeProperty("--panel"),onKeyDown:i=>{let r={ArrowLeft:32,ArrowRight:-32}[i.key];r&&(i.preventDefault(),e(t()+r))}})}function Dx(){let n=Iu.value,e=an(null);if(n&&n.layout!=="page"&&(Lx.value=!0),Mn(()=>{e.current?.scrollTo(0,0),document.documentElement.style.removeProperty("--panel"),document.title=`${n?.title??""} · ${zt.peek().name} · isodyn workbench`},[n?.id]),!n)return null;let t=n.component;return M("div",{class:"app","data-layout":n.layout,"data-screen":n.id,"data-sheet":Co.value,children:[M("a",{class:"skip",href:"#panel",children:"To the panel"}),M(qC,{}),M(XC,{}),M("main",{class:"work",children:[M("div",{class:"stage",hidden:n.layout==="page",children:[Lx.value&&M(bx,{}),cn.value&&n.transport!==!1&&M(Ix,{})]}),n.layout!=="page"&&M(KC,{}),M("section",{class:"panel",id:"panel",ref:e,tabIndex:-1,"aria-label":n.title,children:[n.layout!=="page"&&M(JC,{}),M("div",{class:"panel-inner",children:[n.layout!=="page"&&M("h2",{class:"panel-title",children:n.title}),Is.value&&n.layout!=="page"&&M("p",{class:"kernel-problem",role:"status",children:Is.value}),M(t,{},n.id)]})]})]}),M(uv,{}),M(dv,{}),M(Px,{})]})}var Eg=240,kf=180;function ZC(n){switch(n.kind){case"limb":return[n.from,n.to,(n.r0+n.r1)/2];case"beam":return[n.from,n.to,n.width/2];case"ball":return[n.at,n.at,n.radius];case"drum":{let e=n.axis.map(t=>.5*(n.length-.9*n.radius)*t);return[n.at.map((t,i)=>t-e[i]),n.at.map((t,i)=>t+e[i]),n.radius*.9]}default:return null}}function Nx({model:n,q:e,label:t}){let i=bh(n),r=yh(n,e),{middle:s,radius:o}=Ih({figure:i,frames:r.slice(0,-1)}),a=Ph(s,o*1.02,i.up,Eg/kf),l=co(a,Eg,kf),c=kf/2/Math.tan(.279),u=i.links.flatMap((v,p)=>v.parts.flatMap(m=>{let _=ZC(m);if(!_)return[];let[A,x]=[l(Ct(r[p],_[0])),l(Ct(r[p],_[1]))],T=(A[2]+x[2])/2;return[{p:A,q:x,depth:T,width:2*_[2]*c/T,tone:m.tone}]})).sort((v,p)=>p.depth-v.depth),h=Ye(r[0]),d=al(i,r[0])-h.reduce((v,p,m)=>v+p*i.up[m],0),f=l(h.map((v,p)=>v+d*i.up[p])),g=i.reach*.42*c/f[2];return M("svg",{class:"sketch",viewBox:`0 0 ${Eg} ${kf}`,role:"img","aria-label":t,children:[M("ellipse",{class:"sketch-ground",cx:f[0],cy:f[1],rx:g,ry:g*.32}),u.map(({p:v,q:p,width:m,tone:_},A)=>M("g",{class:`sketch-${_}`,children:[M("line",{class:"edge",x1:v[0],y1:v[1],x2:p[0]+.01,y2:p[1],"stroke-width":m+1.6}),M("line",{class:"fill",x1:v[0],y1:v[1],x2:p[0]+.01,y2:p[1],"stroke-width":m}),M("line",{class:"shine",x1:v[0]-m*.16,y1:v[1]-m*.12,x2:p[0]-m*.16+.01,y2:p[1]-m*.12,"stroke-width":m*.34})]},A))]})}var Cg=Ge([]);function Fx(n){Pr(`Open ${n.title}`,Go(structuredClone(n.model),n.home)),ps("model")}async function jC(n){try{let{model:e,structure:t}=await Q_(n.name);e.kind==="source"&&zc(e.toml,t),Pr(`Open ${n.name}`,Go(e,t.neutral)),ps(e.kind==="dh"?"model":"pose")}catch(e){nr(e.message,"error")}}var QC={industrial:"Industrial arms",collaborative:"Collaborative arms",textbook:"Textbook arms",mobile:"Moving and legged",parallel:"Closed loops",templates:"Templates"},eR=n=>QC[n]??n.charAt(0).toUpperCase()+n.slice(1);function tR(){let n=fn(!1),e=fn("");Mn(()=>{(Ri!=="served"||Yp.value)&&j_().then(r=>Cg.value=r,()=>{})},[Yp.value]);let t=Cg.value.filter(r=>r.family!=="templates"&&`${r.name} ${r.title} ${r.joints}`.toLowerCase().includes(e.value.toLowerCase())),i=[...new Set(t.map(r=>r.family))];return M("div",{class:n.value?"start over":"start",onDragOver:r=>(r.preventDefault(),n.value=!0),onDragLeave:()=>n.value=!1,onDrop:r=>{r.preventDefault(),n.value=!1;let s=r.dataTransfer?.files[0];s&&Tg(s)},children:[M("header",{class:"start-head",children:[M("div",{children:[M("h1",{children:"Robot dynamics, live"}),M("p",{children:"Pick an arm and change anything: torques, motion and equations follow at once, computed in this page."})]}),M("div",{class:"buttons",children:[M(Kn,{icon:"open",onClick:()=>{Lu()},children:"Open a file"}),M(Kn,{icon:"right",kind:"primary",onClick:()=>ps("model"),children:["Continue with ",zt.value.name]})]})]}),M("h2",{children:"Begin with an arm"}),M("ul",{class:"cards",children:Rc.map(r=>M("li",{children:M("button",{type:"button",class:"card",onClick:()=>Fx(r),children:[M(Nx,{model:r.model,q:r.home,label:`Picture of ${r.title}`}),M("span",{class:"card-title",children:[r.title,M("small",{class:"letters",children:r.joints})]}),M("span",{class:"card-words",children:r.words})]})},r.title))}),Cg.value.length>0&&M(Wt,{children:[M("div",{class:"library-head",children:[M("h2",{children:"Library"}),M("label",{class:"find",children:[M(yi,{name:"search",size:16}),M("span",{class:"unseen",children:"Find a robot"}),M("input",{type:"text",placeholder:"Find a robot",value:e.value,onInput:r=>e.value=r.target.value})]})]}),i.map(r=>M("section",{class:"family",children:[M("h3",{children:eR(r)}),M("ul",{class:"rows",children:t.filter(s=>s.family===r).map(s=>M("li",{children:M("button",{type:"button",class:"row-card",onClick:()=>{jC(s)},children:[M("span",{class:"card-title",children:[s.name,M("small",{class:"letters",children:s.joints.length>12?`${s.joints.replace(/\([^)]*\)/g,"").length} joints`:s.joints})]}),M("span",{class:"card-words",children:s.title})]})},s.name))})]},r)),!t.length&&M("p",{class:"hint",children:["No robot is called “",e.value,"”."]})]}),M("p",{class:"start-foot",children:[Bc.value," ",Ri==="served"?"URDF, MJCF, TOML, zip with meshes and saved documents can be dropped here.":"Saved documents can be dropped here."]})]})}gr(...Rc.map(n=>({id:`start.${n.title.replace(/\W+/g,"-").toLowerCase()}`,title:`Begin with: ${n.title}`,words:`new robot template ${n.joints}`,run:()=>Fx(n)})));Eo({id:"start",title:"Start",icon:"start",key:"1",layout:"page",component:tR});var nR=60,iR=1e-11,rR=.01;function Uf(n,e,t,i,r,s){let{n:o}=n,a=s.attitude?6:3,l=n.joints.flatMap(_=>_.lower.map(A=>A??-1/0)),c=n.joints.flatMap(_=>_.upper.map(A=>A??1/0)),u=n.links[t].body,h=_=>{let A=mn(Ye(i),Ye(_));if(!s.attitude)return A;let x=Xo(Cs(Kt(i),oo(Kt(_))));return[...A,...x.map(T=>T*s.scale)]},d=_=>{let A=_.slice(0,a*o);for(let x=3*o;x<a*o;x++)A[x]*=s.scale;return A},f=Array.from(r,(_,A)=>Math.min(Math.max(_,l[A]),c[A])),g=e(f),v=ji(n,g,t),p=h(v),m=.001;for(let _=0;_<nR&&St(p)>iR*s.scale;_++){let A=d(Nc(n,g,u,Ye(v))),x=new Float64Array(o*o),T=new Array(o).fill(0),w=0;for(let F=0;F<o;F++){for(let B=0;B<a;B++)T[F]+=A[B*o+F]*p[B];for(let B=0;B<o;B++)for(let G=0;G<a;G++)x[o*F+B]+=A[G*o+F]*A[G*o+B];w+=x[o*F+F]/o}let y=T.map((F,B)=>f[B]<=l[B]&&F<0||f[B]>=c[B]&&F>0);for(let F=0;F<o;F++)if(y[F]){for(let B=0;B<o;B++)x[o*F+B]=x[o*B+F]=0;x[o*F+F]=w||1,T[F]=0}for(let F=0;F<o;F++)x[o*F+F]+=m*(w||1);let S=ph(x,T);if(!S){m=Math.max(m*10,1e-6);continue}let O=Math.max(...S.map(Math.abs)),k=O>.5?.5/O:1,D=f.map((F,B)=>Math.min(Math.max(F+k*S[B],l[B]),c[B])),V=e(D),L=ji(n,V,t),P=h(L);if(St(P)<St(p))[f,g,v,p]=[D,V,L,P],m=Math.max(m/5,1e-12);else if(m*=4,m>1e6)break}return sR(n,f,v,i,d(Nc(n,e(f),u,Ye(v))),a,s,l,c)}function sR(n,e,t,i,r,s,o,a,l){let{n:c}=n,u=St(mn(Ye(i),Ye(t))),h=o.attitude?St(Xo(Cs(Kt(i),oo(Kt(t))))):0,d=Math.min(s,c),f=new Float64Array(s*s);for(let T=0;T<s;T++)for(let w=0;w<s;w++)for(let y=0;y<c;y++)f[s*T+w]+=r[T*c+y]*r[w*c+y];let g=mh(f,s).values.map(T=>Math.sqrt(Math.max(T,0))),v=g[s-1],p=v>0?g[s-d]/v:0,m=n.joints.filter(T=>T.nv===1&&(e[T.v]<=a[T.v]||e[T.v]>=l[T.v])),_=u<=1e-6*Math.max(o.scale,.001)&&h<=1e-6,A=p<rR,x=[];if(!_){let T=o.attitude?` and ${(h*180/Math.PI).toPrecision(3)}°`:"";x.push(`Out of reach: the nearest pose found stays ${(1e3*u).toPrecision(3)} mm${T} away`)}return m.length&&x.push(`${m.map(T=>T.name).join(", ")} at a limit`),A&&x.push("the arm is close to a singular pose: some directions cannot be moved in"),{q:e,distance:u,angle:h,reached:_,manipulability:p,singular:A,limits:m.map(T=>T.name),words:x.length?`${x.join("; ")}.`:""}}function Of(n){let e=n.trim().replace(/\u2212/g,"-");if(!e)return NaN;let t=/^[^.]*,[^.,]*$/.test(e)?e.replace(",","."):e.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g,"");return/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(t)?Number(t):NaN}function oR(n){let e=n.replace(/^\ufeff/,"").split(/\r\n|\r|\n/);for(;e.length&&!e[e.length-1].trim();)e.pop();let t=e.find(s=>s.trim())??"",i=s=>kx(t,s).length,r=["	",";",","].reduce((s,o)=>i(o)>i(s)?o:s);return e.filter(s=>s.trim()).map(s=>kx(s,r).map(o=>o.trim()))}function kx(n,e){let t=[],i="",r=!1;for(let s=0;s<n.length;s++){let o=n[s];o==='"'?r&&n[s+1]==='"'?(i+='"',s++):r=!r:o===e&&!r?(t.push(i),i=""):i+=o}return[...t,i]}function $l(n){let e=r=>/[",\n]/.test(r)?`"${r.replace(/"/g,'""')}"`:r,t=n.map(({name:r,unit:s})=>e(s?`${r} [${s}]`:r)).join(","),i=Array.from({length:n[0]?.values.length??0},(r,s)=>n.map(({values:o})=>String(o[s])).join(","));return[t,...i].join(`
`)+`
`}var Ux={"":1,s:1,ms:.001,rad:1,deg:Math.PI/180,"°":Math.PI/180,m:1,mm:.001};function Bf(n,e){let t=oR(n);if(t.length<3)throw new Error("A motion needs a header and two rows at least: t, q_1, q_2, ...");let i=t[0].map(d=>{let[,f,g]=/^(.*?)\s*(?:[[(](.*)[\])])?$/.exec(d);return{name:f.trim(),unit:(g??"").trim()}}),r=d=>{let f=i.findIndex(g=>g.name.toLowerCase()===d.toLowerCase());if(f<0)return-1;if(!(i[f].unit in Ux))throw new Error(`Column "${t[0][f]}": the unit must be one of rad, deg, m, mm, s, ms`);return f},s=e.joints.flatMap(d=>d.nq===1?[d.name]:Array.from({length:d.nq},(f,g)=>`${d.name}_${g+1}`)),o=[r("t"),r("time")].find(d=>d>=0)??-1;if(o<0)throw new Error(`No column "t": the first line must name the columns, t and ${s.slice(0,2).join(", ")} ..., or q_1, q_2 ...`);let a=s.map((d,f)=>[r(`q_${f+1}`),r(`q${f+1}`),r(d)].find(g=>g>=0)??-1),l=a.findIndex(d=>d<0);if(l>=0)throw new Error(`No column "q_${l+1}" or "${s[l]}": every joint needs one`);let c=(d,f)=>{let g=Of(t[d][f]??"");if(!Number.isFinite(g))throw new Error(`Line ${d+1}, column "${t[0][f]}": "${t[d][f]??""}" is not a number`);return g*Ux[i[f].unit]},u=[],h=[];for(let d=1;d<t.length;d++){let f=c(d,o);if(u.length&&f<=u[u.length-1])throw new Error(`Line ${d+1}: times must increase; ${f} s comes after ${u[u.length-1]} s`);u.push(f),h.push(a.map(g=>c(d,g)))}return{t:u,q:h}}var xa=Math.PI/180,aR=$e(()=>Jt.value.degrees),Hn=(n,e=4,t=.01,i=1)=>({label:n,factor:i,digits:e,step:t});function ur(n){let e=aR.value;switch(n){case"angle":return e?Hn("°",2,1,xa):Hn("rad",4,.02);case"speed":return e?Hn("°/s",2,1,xa):Hn("rad/s",4,.02);case"acceleration":return e?Hn("°/s²",2,1,xa):Hn("rad/s²",4,.02);case"length":return Hn("m",4,.005);case"velocity":return Hn("m/s",4,.01);case"linear acceleration":return Hn("m/s²",4,.01);case"mass":return Hn("kg",4,.1);case"inertia":return Hn("kg m²",6,.001);case"torque":return Hn("N m",3,1);case"force":return Hn("N",3,1);case"power":return Hn("W",2,1);case"energy":return Hn("J",4,1);case"time":return Hn("s",4,.1);case"gravity":return Hn("m/s²",3,.1);case"damping":return Hn("N m s/rad",4,.1);case"stiffness":return Hn("N m/rad",3,1);default:return Hn("",4,.1)}}var Hr=n=>Mr(n)?"length":"angle",ba=n=>Mr(n)?"velocity":"speed",Ox=n=>Mr(n)?"linear acceleration":"acceleration",Ro=n=>Mr(n)?"force":"torque",Mr=n=>n==="P"||n==="prismatic";function ms(n,e=4){if(!Number.isFinite(n))return Number.isNaN(n)?"–":n>0?"∞":"−∞";let t=Math.abs(n);return(t!==0&&(t>=1e6||t<10**-e)?n.toExponential(2):Number(n.toFixed(e)).toString()).replace("-","−")}function hn(n,e,t){let i=ur(e),r=i.label.startsWith("°")?"":" ";return`${ms(n/i.factor,t??i.digits)}${i.label?r+i.label:""}`}function Pg(n,e){if(n===null)return"";let t=n/e.factor,i=Number(t.toPrecision(12));return String(i===0?0:i)}function Bx(n,e){let t=n.trim().replaceAll("−","-").replaceAll("π","pi");if(!t)return null;let i=/^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(t);if(!i)return NaN;let r=lR(i[1]),s=i[2],o=e.label.startsWith("°")||e.label.startsWith("rad");if(s===void 0)return r*(/pi/.test(t)&&o?1:e.factor);let a=o?{"°":xa,"°/s":xa,"°/s²":xa,deg:xa,rad:1}:e.label==="m"?{mm:.001,cm:.01,m:1}:e.label==="kg"?{kg:1,g:.001}:e.label==="s"?{s:1,ms:.001}:{};return r*(a[s]??NaN)}function lR(n){let t=n.trim().split(/([*/])/),i=Rg(t[0]);for(let r=1;r<t.length;r+=2)i=t[r]==="*"?i*Rg(t[r+1]):i/Rg(t[r+1]);return i}function Rg(n){let e=n.trim(),t=/^([+-]?)(.*?)\s*pi$/.exec(e);return t?(t[1]==="-"?-1:1)*(t[2]?Of(t[2]):1)*Math.PI:Of(e)}function Xs(n){let{label:e,quiet:t,kind:i="plain"}=n,r=ts(),s=n.unit??ur(i);return M("div",{class:t?"field quiet":"field",children:[M("label",{for:r,class:t?"unseen":void 0,children:e}),M("div",{class:"number",children:[M(gs,{...n,id:r}),s.label&&M("span",{class:"unit","aria-hidden":"true",children:s.label})]})]})}function gs({value:n,kind:e="plain",unit:t,onChange:i,onClear:r,min:s,max:o,label:a,placeholder:l,disabled:c,remark:u,level:h,id:d,cell:f}){let g=t??ur(e),v=fn(null),p=fn(""),m=ts(),_=T=>Math.min(Math.max(T,s??-1/0),o??1/0),A=T=>{let w=Bx(T,g);if(w===null)return r?(p.value="",n!==null&&r(),!0):(p.value="A number is needed here.",!1);if(!Number.isFinite(w))return p.value=`“${T.trim()}” is not a number: write 0.25, 1,5, 2e-3, pi/2 or 90°.`,!1;p.value="";let y=_(w);return T.trim()!==Pg(n,g)&&y!==n&&i(y),!0},x=T=>{let w=T.target;if(T.key==="Enter"&&A(w.value))v.value=null;else if(T.key==="Escape"&&v.value!==null)T.stopPropagation(),v.value=null,p.value="";else if(!f&&(T.key==="ArrowUp"||T.key==="ArrowDown")){T.preventDefault();let y=(T.key==="ArrowUp"?1:-1)*(T.shiftKey?10:1);v.value=null,i(_(Number(((n??0)/g.factor+y*g.step).toPrecision(12))*g.factor))}};return M(Wt,{children:[M("input",{id:d,type:"text",inputMode:"decimal",autocomplete:"off",spellcheck:!1,disabled:c,placeholder:l,"aria-label":d?void 0:a,"aria-invalid":p.value!==""||h==="error","aria-describedby":p.value||u?m:void 0,"data-dirty":v.value!==null?"1":void 0,class:h,value:v.value??Pg(n,g),title:p.value||u||void 0,onInput:T=>v.value=T.target.value,onKeyDown:x,onFocus:T=>T.target.select(),onBlur:T=>{v.value!==null&&A(T.target.value)&&(v.value=null),nl()}}),(p.value||u)&&M("span",{id:m,class:p.value&&!f?"field-error":"unseen",role:p.value?"alert":void 0,children:p.value||u})]})}function zf({label:n,value:e,kind:t="plain",min:i,max:r,span:s,onChange:o,onFocus:a,aside:l,remark:c}){let u=ts(),h=ur(t),d=Math.max(s??Math.PI,Math.abs(e)),f=i??-d,g=r??d,v=an(null),p=g>f?(e-f)/(g-f):0,m=g>f?Math.min(1,Math.max(0,-f/(g-f))):0,_=A=>{v.current=A,A?.style.setProperty("--from",`${100*Math.min(m,p)}%`),A?.style.setProperty("--to",`${100*Math.max(m,p)}%`)};return M("div",{class:"slider",onFocusCapture:()=>a?.(!0),onBlurCapture:()=>a?.(!1),onPointerEnter:()=>a?.(!0),onPointerLeave:()=>a?.(!1),children:[M("div",{class:"slider-head",children:[M("label",{for:u,children:n}),l,M("div",{class:"number",children:[M(gs,{label:`${n}, typed`,value:e,kind:t,min:i,max:r,onChange:o,remark:c,level:c?"warning":void 0}),M("span",{class:"unit","aria-hidden":"true",children:h.label})]})]}),M("input",{id:u,ref:_,type:"range",min:f,max:g,step:(g-f)/1e3||1e-6,value:e,"aria-valuetext":`${ms(e/h.factor,h.digits)} ${h.label}`,onInput:A=>o(Number(A.target.value)),onChange:nl,onKeyDown:A=>{let x={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1,PageUp:10,PageDown:-10}[A.key];x&&(A.preventDefault(),o(Math.min(g,Math.max(f,e+x*(A.shiftKey?10:1)*h.step*h.factor))))}}),M("div",{class:"slider-ends","aria-hidden":"true",children:[M("span",{children:i==null?"":ms(f/h.factor,1)+(h.label.startsWith("°")?"°":"")}),M("span",{children:r==null?"":ms(g/h.factor,1)+(h.label.startsWith("°")?"°":"")})]})]})}function Ma({label:n,value:e,options:t,onChange:i,quiet:r}){let s=ts();return M("fieldset",{class:r?"segmented quiet":"segmented",children:[M("legend",{class:r?"unseen":void 0,children:n}),M("div",{children:t.map(([o,a])=>M("label",{class:o===e?"on":void 0,children:[M("input",{type:"radio",name:s,value:o,checked:o===e,onChange:()=>i(o)}),M("span",{children:a})]},o))})]})}function Vf({label:n,value:e,options:t,onChange:i,quiet:r,disabled:s}){let o=ts();return M("div",{class:r?"field quiet":"field",children:[M("label",{for:o,class:r?"unseen":void 0,children:n}),M("select",{id:o,value:e,disabled:s,onChange:a=>i(a.target.value),children:t.map(([a,l])=>M("option",{value:a,children:l},a))})]})}function Xl({label:n,value:e,onChange:t,hint:i,disabled:r}){return M("label",{class:"switch",title:i,children:[M("input",{type:"checkbox",role:"switch",checked:e,disabled:r,onChange:s=>t(s.target.checked)}),M("span",{class:"switch-track","aria-hidden":"true"}),M("span",{children:n})]})}function Sa({label:n,value:e,kind:t,onChange:i,names:r=["x","y","z"],limits:s}){let o=ts(),a=ur(t);return M("div",{class:"vector",role:"group","aria-labelledby":o,children:[M("span",{id:o,class:"vector-label",children:[n," ",M("span",{class:"unit",children:a.label&&`[${a.label}]`})]}),M("div",{class:"vector-cells",children:r.map((l,c)=>M("label",{class:"vector-cell",children:[M("span",{children:l}),M(gs,{label:`${n}, ${l}`,value:e[c],kind:t,min:s===void 0?void 0:-s,max:s,onChange:u=>i(e.map((h,d)=>d===c?u:h),c)})]},l))})]})}var Dg=Ge(!1),wa=Ge(null),Ig=Ge(null),Yl=(n,e)=>vi("Move the joints",t=>({pose:{...t.pose,q:n}}),e);function zx(n,e){let t=ut.peek();if(!t||!An.peek()?.has("frames"))return;let i=Dc(t);if(i<0)return;let{reach:r}=vr.peek()??{reach:1},s=Uf(t,o=>Vc(o),i,n,Yt.peek().q,{attitude:Dg.peek(),scale:r});Cr(()=>{Yl(s.q,e),wa.value={words:s.words||"The tip is where it was put.",level:s.words?"warning":"good"}})}var Vx=n=>{let e=[...wh.peek()];return[e[3],e[7],e[11]]=n,e};function cR({joint:n}){let e=ut.value?.joints.indexOf(n)??0,t=Yt.value.q[n.q],[i,r]=[n.lower[0],n.upper[0]],s=i!==null&&t<i-1e-12||r!==null&&t>r+1e-12;return M(zf,{label:n.name,value:t,kind:Hr(n.type),min:i,max:r,span:n.type==="prismatic"?vr.value?.reach:Math.PI,onChange:o=>(Yl(Yt.peek().q.map((a,l)=>l===n.q?o:a),`q${n.q}`),wa.value=null),onFocus:o=>zr.value={...zr.peek(),joint:o?e:void 0},remark:s?`outside its limits ${hn(i??-1/0,Hr(n.type))} to ${hn(r??1/0,Hr(n.type))}`:void 0})}function uR({joint:n}){let e=ut.value?.positions.slice(n.q,n.q+n.nq)??[],t=ut.value?.position_units.slice(n.q,n.q+n.nq)??[];return M("div",{class:"free-joint",role:"group","aria-label":n.name,children:[M("h4",{children:[n.name," ",M("small",{children:n.type})]}),M("div",{class:"row",children:e.map((i,r)=>M(Xs,{label:i,value:Yt.value.q[n.q+r],kind:t[r]==="rad"?"angle":t[r]==="m"?"length":"plain",onChange:s=>Yl(Yt.peek().q.map((o,a)=>a===n.q+r?s:o),`q${n.q+r}`)},i))})]})}var Ng={floor:[..._r],wall:[0,0,1,0,0,1,0,0,-1,0,0,0,0,0,0,1],ceiling:[1,0,0,0,0,-1,0,0,0,0,-1,0,0,0,0,1]},Hx=n=>Object.keys(Ng).find(e=>Kt(Ng[e]).every((t,i)=>Math.abs(t-Kt(n)[i])<1e-9))??"other",Lg=[["earth","Earth",9.81],["moon","Moon",1.62],["none","None",0]];function hR(){Mn(()=>{Rs(null),cr.value={tip:(h,d)=>{if(d==="end")return Ig.value=null,void nl();Ig.value=h,zx(Vx(h),"tip")}};let u=It(()=>{let h=Yt.value.wrench,d=wh.value,f=vr.value?.reach??1,g=Kt(d),v=(p,m,_,A=!1)=>{let x=St(p);if(x<1e-9)return[];let T=f*(.12+.16*Math.min(1,Math.log10(1+x)/3));return[{at:Ye(d),vector:so(g,p).map(w=>w/x*T),colour:m,label:_,double:A}]};zr.value={...zr.peek(),goal:Ig.value??Ye(d),arrows:[...v(h.slice(0,3),1,hn(St(h.slice(0,3)),"force")),...v(h.slice(3),3,hn(St(h.slice(3)),"torque"),!0)]}});return()=>{u(),cr.value={},zr.value={},wa.value=null}},[]);let n=ut.value,e=zt.value;if(!n)return M("p",{class:"hint",children:"This robot is not known in this page."});let t=wh.value,i=Xo(Kt(t)),r=e.gravity.map(u=>Math.abs(u)),s=St(e.gravity),o=u=>h=>vi("Push the tip",d=>({pose:{...d.pose,wrench:u?[...d.pose.wrench.slice(0,3),...h]:[...h,...d.pose.wrench.slice(3)]}})),a=(u,h="")=>vi("Change the payload",d=>({model:{...d.model,payload:{...d.model.payload,...u}}}),h),l=u=>vi("Change gravity",h=>({model:{...h.model,gravity:u}})),c=Dc(n)>=0&&!!An.value?.has("frames");return M(Wt,{children:[M(Pi,{title:"Joints",aside:M(Kn,{small:!0,kind:"quiet",onClick:()=>(Yl([...n.neutral],""),wa.value=null),children:"All to zero"}),children:M("div",{class:"joints",children:n.joints.map(u=>u.nq===1?M(cR,{joint:u},u.name):M(uR,{joint:u},u.name))})}),M(Pi,{title:"Tip",hint:c?"Drag the orange ball in the picture, or type where the tip is to go.":void 0,aside:c&&M(Xl,{label:"Hold the attitude",value:Dg.value,onChange:u=>Dg.value=u}),children:[M(Sa,{label:"Position",kind:"length",value:Ye(t),onChange:u=>(zx(Vx(u),""),nl())}),M("p",{class:"facts-line",children:["Attitude, as axis times angle: ",i.map(u=>hn(u,"angle",1)).join(", ")]}),wa.value&&M(Bi,{level:wa.value.level,children:wa.value.words})]}),M(Pi,{title:"Payload at the tip",children:[M("div",{class:"row",children:[M(Xs,{label:"Mass",kind:"mass",value:e.payload.mass,min:0,onChange:u=>a({mass:u},"payload")}),M(Kn,{small:!0,kind:"quiet",disabled:!e.payload.mass&&!e.payload.inertia.some(Boolean),onClick:()=>a({mass:0,com:[0,0,0],inertia:[0,0,0,0,0,0]}),children:"Put it down"})]}),e.payload.mass>0&&M(Wt,{children:[M(Sa,{label:"Centre of mass, from the tip",kind:"length",value:e.payload.com,onChange:u=>a({com:u})}),M(Sa,{label:"Inertia about it",kind:"inertia",names:["xx","yy","zz"],value:e.payload.inertia.slice(0,3),onChange:u=>a({inertia:[...u,...e.payload.inertia.slice(3)]})})]})]}),M(Pi,{title:"Force on the tip",fold:!0,open:Yt.value.wrench.some(Boolean),hint:"In the tip’s frame.",children:[M(Sa,{label:"Force",kind:"force",value:Yt.value.wrench.slice(0,3),onChange:o(0)}),M(Sa,{label:"Moment",kind:"torque",value:Yt.value.wrench.slice(3),onChange:o(1)}),M("div",{class:"buttons",children:M(Kn,{small:!0,disabled:!Yt.value.wrench.some(Boolean),onClick:()=>vi("Let the tip go",u=>({pose:{...u.pose,wrench:[0,0,0,0,0,0]}})),children:"No force"})})]}),M(Pi,{title:"Gravity and mounting",fold:!0,open:!1,children:[M(Ma,{label:"Gravity",value:Lg.find(([,,u])=>Math.abs(u-s)<1e-6)?.[0]??"other",options:[...Lg.map(([u,h])=>[u,h]),["other","Other"]],onChange:u=>{let h=Lg.find(([f])=>f===u)?.[2];if(h===void 0)return;let d=s>0?e.gravity.map(f=>f/s):r.some(Boolean)?e.gravity:[0,0,-1];l(h?d.map(f=>f*h||0):[0,0,0])}}),M(Sa,{label:"Gravity, in the root frame",kind:"gravity",value:e.gravity,onChange:l}),e.kind==="dh"&&M(Ma,{label:"Mounted on",value:Hx(e.base),options:[["floor","Floor"],["wall","Wall"],["ceiling","Ceiling"],...Hx(e.base)==="other"?[["other","Other"]]:[]],onChange:u=>u!=="other"&&vi("Mount the arm",h=>{if(h.model.kind!=="dh")return{};let d=[...Ng[u]];return[d[3],d[7],d[11]]=Ye(h.model.base),{model:{...h.model,base:d}}})})]}),M("div",{class:"buttons foot-buttons",children:M(Kn,{icon:"code",onClick:()=>{hi(Fg(),"Python")},children:"Copy as Python"})})]})}var Fg=()=>{let n=Yt.value.wrench,e=new Array(ut.value?.n??0).fill(0);return Zi(`q = ${Lt(Yt.value.q)}`,"poses = iso.poses(robot, q)",`tau = robot.inverse_dynamics(q, ${Lt(e)}, ${Lt(e)}${n.some(Boolean)?`, wrench=${Lt(n)}`:""})`,"print(tau)")};gr({id:"pose.zero",title:"Move all joints to zero",words:"home neutral reset",run:()=>ut.peek()&&Yl([...ut.peek()?.neutral??[]],""),python:()=>Zi("q = robot.neutral()")},{id:"pose.middle",title:"Move all joints to the middle of their limits",run:()=>{let n=ut.peek();n&&Yl(Yt.peek().q.map((e,t)=>{let i=n.joints.find(r=>r.q===t&&r.nq===1);return i&&i.lower[0]!==null&&i.upper[0]!==null?(i.lower[0]+i.upper[0])/2:e}),"")}},{id:"pose.python",title:"Copy the pose and its torques as Python",words:"code",run:()=>{hi(Fg(),"Python")},python:Fg});Eo({id:"pose",title:"Pose",icon:"pose",key:"3",layout:"side",component:hR});function Gx(n,e){let t=Array.from({length:e},(i,r)=>n.duration*r/(e-1));return Float64Array.from([...new Set([...t,...n.breaks])].sort((i,r)=>i-r))}function kg(n,e,t,i,r){let{n:s}=n,o=()=>Array.from({length:s},()=>new Float64Array(i.length)),a=e.manifest.arrays.frames.size,l={t:i,q:o(),qd:o(),qdd:o(),tau:o(),inertia:o(),coriolis:o(),gravity:o(),friction:o(),power:o(),kinetic:new Float64Array(i.length),potential:new Float64Array(i.length),frames:new Float64Array(a*i.length)},c=u=>e.array(e.manifest.functions[u].outputs[0]);return i.forEach((u,h)=>{let{q:d,qd:f,qdd:g}=t.at(u);e.set({q:d,qd:f,qdd:g,wrench:r});for(let w of["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque","energies","frames"])e.run(w);let[v,p,m,_,A]=["inverse_dynamics","mass_matrix","coriolis_matrix","gravity_torque","friction_torque"].map(c);for(let w=0;w<s;w++)l.q[w][h]=d[w],l.qd[w][h]=f[w],l.qdd[w][h]=g[w],l.tau[w][h]=v[w],l.inertia[w][h]=zn(p.subarray(s*w,s*w+s),g),l.coriolis[w][h]=zn(m.subarray(s*w,s*w+s),f),l.gravity[w][h]=_[w],l.friction[w][h]=A[w],l.power[w][h]=v[w]*f[w];let[x,T]=c("energies");l.kinetic[h]=x,l.potential[h]=T,l.frames.set(c("frames"),a*h)}),l}function Wx(n,e){let t=0,i=0;for(let s=0;s<e.length;s++)Math.abs(e[s])>Math.abs(e[t])&&(t=s),s>0&&(i+=.5*(n[s]-n[s-1])*(e[s]**2+e[s-1]**2));let r=n[n.length-1]-n[0];return{peak:e[t],at:n[t],rms:r>0?Math.sqrt(i/r):Math.abs(e[t]??0)}}var Aa=class{constructor(e,t){this.knots=e;this.coefficients=t;this.duration=e[e.length-1],this.n=t[0][0].length,this.breaks=e.slice(1,-1)}knots;coefficients;duration;n;breaks;at(e){let t=Math.min(Math.max(e,0),this.duration),i=dR(this.knots,t),r=t-this.knots[i],s=this.coefficients[i],o=new Array(this.n).fill(0),a=[...o],l=[...o];for(let c=0;c<this.n;c++){let[u,h,d]=[0,0,0];for(let f=s.length-1;f>=0;f--)d=d*r+h,h=h*r+u,u=u*r+s[f][c];[o[c],a[c],l[c]]=[u,h,2*d]}return{q:o,qd:a,qdd:l}}};function dR(n,e){let t=0,i=n.length-2;for(;t<i;){let r=t+i+1>>1;n[r]<=e?t=r:i=r-1}return t}var Du=class{constructor(e,t,i){this.q0=e;this.qT=t;this.duration=i;this.n=e.length}q0;qT;duration;n;breaks=[];at(e){let t=Math.min(Math.max(e,0),this.duration),i=2*Math.PI/this.duration,r=this.q0.map((s,o)=>(this.qT[o]-s)/this.duration);return{q:r.map((s,o)=>this.q0[o]+s*(t-Math.sin(i*t)/i)),qd:r.map(s=>s*(1-Math.cos(i*t))),qdd:r.map(s=>s*(i*Math.sin(i*t)))}}};function $x(n,e,t){let i=n.map(()=>0),r=e.map((o,a)=>o-n[a]),s=(o,a)=>r.map(l=>o*l/t**a);return new Aa([0,t],[[[...n],i,i,s(10,3),s(-15,4),s(6,5)]])}function Xx(n,e,t,i){let s=Math.min(Math.max(i,1e-6),.5)*t,o=1/(t-s),a=o/s,l=.5*o*s,c=t-2*s,u=e.map((d,f)=>d-n[f]),h=(d,f,g)=>[u.map((v,p)=>n[p]+d*v),u.map(v=>f*v),u.map(v=>g*v)];return c<=4*Number.EPSILON*t?new Aa([0,.5*t,t],[h(0,0,.5*a),h(.5,o,-.5*a)]):new Aa([0,s,s+c,t],[h(0,0,.5*a),h(l,o,0),h(1-l,o,-.5*a)])}function fR(n,e,t){let i=n.slice(1).map((r,s)=>{let o=r-n[s],a=e[s+1].map((l,c)=>l-e[s][c]);return[[...e[s]],[...t[s]],a.map((l,c)=>(3*l-(2*t[s][c]+t[s+1][c])*o)/o**2),a.map((l,c)=>(-2*l+(t[s][c]+t[s+1][c])*o)/o**3)]});return new Aa(n,i)}function Yx(n,e,t,i){let r=n.slice(1).map((s,o)=>{let a=s-n[o],l=[[...e[o]],[...t[o]],i[o].map(c=>.5*c),[],[],[]];return e[o].forEach((c,u)=>{let h=e[o+1][u]-c-(t[o][u]+.5*i[o][u]*a)*a,d=(t[o+1][u]-t[o][u]-i[o][u]*a)*a,f=(i[o+1][u]-i[o][u])*a**2;l[3].push((10*h-4*d+.5*f)/a**3),l[4].push((-15*h+7*d-f)/a**4),l[5].push((6*h-3*d+.5*f)/a**5)}),l});return new Aa(n,r)}function Ug(n,e,t,i){let r=n.length,s=e[0].length,o=n.slice(1).map((c,u)=>1/(c-n[u])),a=e.slice(1).map((c,u)=>c.map((h,d)=>(h-e[u][d])/(n[u+1]-n[u]))),l=e.map(()=>new Array(s).fill(0));for(let c=0;c<s;c++){let u=n.map((g,v)=>2*((o[v-1]??0)+(o[v]??0))),h=[...o],d=[...o],f=n.map((g,v)=>3*((a[v-1]?.[c]??0)*(o[v-1]??0)+(a[v]?.[c]??0)*(o[v]??0)));[u[0],d[0],f[0]]=[1,0,t[c]],[u[r-1],h[r-2],f[r-1]]=[1,0,i[c]];for(let g=1;g<r;g++){let v=h[g-1]/u[g-1];u[g]-=v*d[g-1],f[g]-=v*f[g-1]}l[r-1][c]=f[r-1]/u[r-1];for(let g=r-2;g>=0;g--)l[g][c]=(f[g]-d[g]*l[g+1][c])/u[g]}return fR(n,e,l)}function Jx(n,e){let t=n[0],i=n.map(o=>o-t),r=i.map(o=>i[i.length-1]-o).reverse(),s=qx(r,[...e].reverse()).map(o=>-o);return Ug(i,e,qx(i,e),s)}function qx(n,e){let t=Math.min(4,n.length);return e[0].map((i,r)=>{let s=e.slice(0,t).map(l=>l[r]);for(let l=1;l<t;l++)for(let c=t-1;c>=l;c--)s[c]=(s[c]-s[c-1])/(n[c]-n[c-l]);let[o,a]=[0,0];for(let l=t-1;l>=0;l--)a=a*(n[0]-n[l])+o,o=o*(n[0]-n[l])+s[l];return a})}var Hf=class{start;shift;turned;origin;constructor(e,t){this.start=Kt(e),this.origin=Ye(e),this.shift=Ye(t).map((i,r)=>i-this.origin[r]),this.turned=Xo(Cs(Kt(t),oo(this.start)))}get length(){return[St(this.shift),St(this.turned)]}at(e){let t=St(this.turned);return{R:t>0?Cs(fh(this.turned.map(r=>r/t),e*t),this.start):[...this.start],p:this.origin.map((r,s)=>r+e*this.shift[s])}}get slope(){return[...this.shift,...this.turned]}},Gf=class{constructor(e){this.parts=e;let t=0,i=[];e.forEach((r,s)=>{this.starts.push(t),s>0&&i.push(t),i.push(...r.breaks.map(o=>o+t)),t+=r.duration}),this.duration=t,this.n=e[0].n,this.breaks=i}parts;duration;n;breaks;starts=[];at(e){let t=this.parts.length-1;for(;t>0&&e<this.starts[t];)t--;return this.parts[t].at(e-this.starts[t])}};var Po=class extends Error{},Kx=160;function jx(n,e,t){if(n.kind==="csv"){let{t:o,q:a}=Bf(n.csv,e);return Jx(o,a)}let i=n.waypoints;if(i.length<2)throw new Po("A motion needs two waypoints at least: add where it ends.");if(i.forEach(({t:o,q:a},l)=>{if(a.length!==e.nq)throw new Po(`Waypoint ${l+1} has ${a.length} positions, and the robot has ${e.nq}.`);if(l&&!(o>i[l-1].t))throw new Po(`Waypoint ${l+1} comes at ${o} s, not after the one before (${i[l-1].t} s): times must increase.`)}),e.nq!==e.n)throw new Po("This robot has an attitude among its joints: it can be posed and simulated here; motions of attitudes are made in Python.");let r=i.map(o=>o.t-i[0].t);if(n.kind==="waypoints"){let o=i[0].q.map(()=>0);return Ug(r,i.map(a=>a.q),o,o)}let s=i.slice(1).map((o,a)=>{let[l,c,u]=[i[a].q,o.q,r[a+1]-r[a]];return n.kind==="quintic"?$x(l,c,u):n.kind==="trapezoidal"?Xx(l,c,u,n.ramp):n.kind==="line"?pR(e,t,l,c,u):new Du(l,c,u)});return s.length===1?s[0]:new Gf(s)}function pR(n,e,t,i,r){let s=Dc(n);if(s<0)throw new Po("A straight line needs one tip, and this robot has several: take another kind of motion.");let[o,a]=[ji(n,e(t),s),ji(n,e(i),s)],l=new Hf(o,a),c=n.n>=6,u=new Du([0],[1],r),h=c?6:3,d=n.links[s].body,f=A=>{let x=e(A);return Nc(n,x,d,Ye(ji(n,x,s))).slice(0,h*n.n)},g=[],v=[],p=[],m=[],_=t;for(let A=0;A<=Kx;A++){let x=r*A/Kx,{q:[T],qd:[w],qdd:[y]}=u.at(x),{R:S,p:O}=l.at(T),k=[S[0],S[1],S[2],O[0],S[3],S[4],S[5],O[1],S[6],S[7],S[8],O[2],0,0,0,1],D=Uf(n,e,s,k,_,{attitude:c,scale:.5});if(!D.reached)throw new Po(`The tip cannot follow the line at ${Math.round(100*T)} % of it. ${D.words} Choose postures on the same side of the arm, or closer ones.`);_=D.q;let V=f(_),L=Zx(V,l.slope.slice(0,h).map(re=>re*w),n.n),P=1e-5,[F,B]=[1,-1].map(re=>f(_.map(($,J)=>$+re*P*L[J]))),G=l.slope.slice(0,h).map((re,$)=>{let J=0;for(let te=0;te<n.n;te++)J+=(F[$*n.n+te]-B[$*n.n+te])/(2*P)*L[te];return re*y-J});g.push(x),v.push(_),p.push(L),m.push(Zx(V,G,n.n))}return Yx(g,v,p,m)}function Zx(n,e,t){let i=e.length,r=new Float64Array(i*i),s=0;for(let a=0;a<i;a++){for(let l=0;l<i;l++)for(let c=0;c<t;c++)r[i*a+l]+=n[a*t+c]*n[l*t+c];s+=r[i*a+a]}for(let a=0;a<i;a++)r[i*a+a]+=1e-13*s;let o=ph(r,e)??Ht(e,0);return Array.from({length:t},(a,l)=>o.reduce((c,u,h)=>c+n[h*t+l]*u,0))}var mR=401;function gR(n){let e=ut.value;return e?.editable?U_(e,n):Vc(n)??[]}var _s=$e(()=>{let n=ut.value;if(!n)return{law:null,problem:"This robot is not known in this page."};if(!n.editable&&!An.value&&is.value.kind==="line")return{law:null,problem:""};try{return{law:jx(is.value,n,gR),problem:""}}catch(e){return{law:null,problem:e.message}}}),Og=$e(()=>!!An.value?.has("inverse_dynamics")&&!!An.value.has("frames")&&ut.value?.nq===ut.value?.n),Ta=$e(()=>{let[n,e,{law:t}]=[ut.value,An.value,_s.value];return!n||!e||!t||!Og.value?null:kg(n,e,t,Gx(t,mR),Yt.value.wrench)}),Wf=$e(()=>{let[,n,e]=/^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(Jt.value.beside)??[];return n?{what:n,value:Number(e)}:null});function Qx({what:n,value:e}){return n==="payload"?e?`with ${e} kg at the tip`:"with nothing at the tip":n==="speed"?`${e} times as fast`:n==="gravity"?"without gravity":"without friction"}var _R=(n,e)=>({duration:n.duration/e,n:n.n,breaks:n.breaks.map(t=>t/e),at:t=>{let{q:i,qd:r,qdd:s}=n.at(t*e);return{q:i,qd:r.map(o=>o*e),qdd:s.map(o=>o*e*e)}}}),eb=$e(()=>{let[n,e,{law:t},i,r,s]=[ut.value,An.value,_s.value,Wf.value,zt.value,Ta.value];if(!n||!e||!t||!i||!s||!n.editable||r.kind!=="dh")return null;let o=i.what==="payload"?{...r,payload:{...r.payload,mass:i.value}}:i.what==="friction"?{...r,rows:r.rows.map(u=>({...u,viscous:0,coulomb:[0,0],static:[0,0]}))}:r;e.set({numbers:Uc(o),gravity:i.what==="gravity"?[0,0,0]:r.gravity});let a=i.what==="speed"?_R(t,i.value):t,l=i.what==="speed"?s.t.map(u=>u/i.value):s.t,c=kg(n,e,a,Float64Array.from(l),Yt.value.wrench);return e.set({numbers:n.numbers,gravity:r.gravity}),{...c,t:s.t}});var vR="uplot",yR="u-hz",xR="u-vt",bR="u-title",MR="u-wrap",SR="u-under",wR="u-over",AR="u-axis",Ra="u-off",TR="u-select",ER="u-cursor-x",CR="u-cursor-y",RR="u-cursor-pt",PR="u-legend",IR="u-live",LR="u-inline",DR="u-series",NR="u-marker",tb="u-label",FR="u-value",Fu="width",ku="height";var nb="bottom",Jl="left",Bg="right",n0="#000",ib=n0+"0",zg="mousemove",rb="mousedown",Vg="mouseup",sb="mouseenter",ob="mouseleave",ab="dblclick",kR="resize",UR="scroll",lb="change",Jf="dppxchange",i0="--",nc=typeof window<"u",$g=nc?document:null,Zl=nc?window:null,OR=nc?navigator:null,Pt,qf;function Xg(){let n=devicePixelRatio;Pt!=n&&(Pt=n,qf&&Jg(lb,qf,Xg),qf=matchMedia(`(min-resolution: ${Pt-.001}dppx) and (max-resolution: ${Pt+.001}dppx)`),Pa(lb,qf,Xg),Zl.dispatchEvent(new CustomEvent(Jf)))}function hr(n,e){if(e!=null){let t=n.classList;!t.contains(e)&&t.add(e)}}function Yg(n,e){let t=n.classList;t.contains(e)&&t.remove(e)}function rn(n,e,t){n.style[e]=t+"px"}function Gr(n,e,t,i){let r=$g.createElement(n);return e!=null&&hr(r,e),t?.insertBefore(r,i),r}function Sr(n,e){return Gr("div",n,e)}var cb=new WeakMap;function vs(n,e,t,i,r){let s="translate("+e+"px,"+t+"px)",o=cb.get(n);s!=o&&(n.style.transform=s,cb.set(n,s),e<0||t<0||e>i||t>r?hr(n,Ra):Yg(n,Ra))}var ub=new WeakMap;function hb(n,e,t){let i=e+t,r=ub.get(n);i!=r&&(ub.set(n,i),n.style.background=e,n.style.borderColor=t)}var db=new WeakMap;function fb(n,e,t,i){let r=e+""+t,s=db.get(n);r!=s&&(db.set(n,r),n.style.height=t+"px",n.style.width=e+"px",n.style.marginLeft=i?-e/2+"px":0,n.style.marginTop=i?-t/2+"px":0)}var r0={passive:!0},BR={...r0,capture:!0};function Pa(n,e,t,i){e.addEventListener(n,t,i?BR:r0)}function Jg(n,e,t,i){e.removeEventListener(n,t,r0)}nc&&Xg();function Wr(n,e,t,i){let r;t=t||0,i=i||e.length-1;let s=i<=2147483647;for(;i-t>1;)r=s?t+i>>1:dr((t+i)/2),e[r]<n?t=r:i=r;return n-e[t]<=e[i]-n?t:i}function Vb(n){return(t,i,r)=>{let s=-1,o=-1;for(let a=i;a<=r;a++)if(n(t[a])){s=a;break}for(let a=r;a>=i;a--)if(n(t[a])){o=a;break}return[s,o]}}var Hb=n=>n!=null,Gb=n=>n!=null&&n>0,jf=Vb(Hb),zR=Vb(Gb);function VR(n,e,t,i=0,r=!1){let s=r?zR:jf,o=r?Gb:Hb;[e,t]=s(n,e,t);let a=n[e],l=n[e];if(e>-1)if(i==1)a=n[e],l=n[t];else if(i==-1)a=n[t],l=n[e];else for(let c=e;c<=t;c++){let u=n[c];o(u)&&(u<a?a=u:u>l&&(l=u))}return[a??qt,l??-qt]}function Qf(n,e,t,i){let r=gb(n),s=gb(e);n==e&&(r==-1?(n*=t,e/=t):(n/=t,e*=t));let o=t==10?Ys:Wb,a=r==1?dr:wr,l=s==1?wr:dr,c=a(o(ti(n))),u=l(o(ti(e))),h=jl(t,c),d=jl(t,u);return t==10&&(c<0&&(h=$t(h,-c)),u<0&&(d=$t(d,-u))),i||t==2?(n=h*r,e=d*s):(n=Yb(n,h),e=ep(e,d)),[n,e]}function s0(n,e,t,i){let r=Qf(n,e,t,i);return n==0&&(r[0]=0),e==0&&(r[1]=0),r}var o0=.1,pb={mode:3,pad:o0},Ou={pad:0,soft:null,mode:0},HR={min:Ou,max:Ou};function Kf(n,e,t,i){return tp(t)?mb(n,e,t):(Ou.pad=t,Ou.soft=i?0:null,Ou.mode=i?3:0,mb(n,e,HR))}function Tt(n,e){return n??e}function GR(n,e,t){for(e=Tt(e,0),t=Tt(t,n.length-1);e<=t;){if(n[e]!=null)return!0;e++}return!1}function mb(n,e,t){let i=t.min,r=t.max,s=Tt(i.pad,0),o=Tt(r.pad,0),a=Tt(i.hard,-qt),l=Tt(r.hard,qt),c=Tt(i.soft,qt),u=Tt(r.soft,-qt),h=Tt(i.mode,0),d=Tt(r.mode,0),f=e-n,g=Ys(f),v=Fi(ti(n),ti(e)),p=Ys(v),m=ti(p-g);(f<1e-24||m>10)&&(f=0,(n==0||e==0)&&(f=1e-24,h==2&&c!=qt&&(s=0),d==2&&u!=-qt&&(o=0)));let _=f||v||1e3,A=Ys(_),x=jl(10,dr(A)),T=_*(f==0?n==0?.1:1:s),w=$t(Yb(n-T,x/10),24),y=n>=c&&(h==1||h==3&&w<=c||h==2&&w>=c)?c:qt,S=Fi(a,w<y&&n>=y?y:qr(y,w)),O=_*(f==0?e==0?.1:1:o),k=$t(ep(e+O,x/10),24),D=e<=u&&(d==1||d==3&&k>=u||d==2&&k<=u)?u:-qt,V=qr(l,k>D&&e<=D?D:Fi(D,k));return S==V&&S==0&&(V=100),[S,V]}var WR=new Intl.NumberFormat(nc?OR.language:"en-US"),a0=n=>WR.format(n),fr=Math,Yf=fr.PI,ti=fr.abs,dr=fr.floor,ei=fr.round,wr=fr.ceil,qr=fr.min,Fi=fr.max,jl=fr.pow,gb=fr.sign,Ys=fr.log10,Wb=fr.log2,qR=(n,e=1)=>fr.sinh(n)*e,Hg=(n,e=1)=>fr.asinh(n/e),qt=1/0;function _b(n){return(Ys((n^n>>31)-(n>>31))|0)+1}function Kg(n,e,t){return qr(Fi(n,e),t)}function qb(n){return typeof n=="function"}function bt(n){return qb(n)?n:()=>n}var $R=()=>{},$b=n=>n,Xb=(n,e)=>e,XR=n=>null,vb=n=>!0,yb=(n,e)=>n==e,YR=/\.\d*?(?=9{6,}|0{6,})/gm,Ia=n=>{if(Kb(n)||Lo.has(n))return n;let e=`${n}`,t=e.match(YR);if(t==null)return n;let i=t[0].length-1;if(e.indexOf("e-")!=-1){let[r,s]=e.split("e");return+`${Ia(r)}e${s}`}return $t(n,i)};function Ea(n,e){return Ia($t(Ia(n/e))*e)}function ep(n,e){return Ia(wr(Ia(n/e))*e)}function Yb(n,e){return Ia(dr(Ia(n/e))*e)}function $t(n,e=0){if(Kb(n))return n;let t=10**e,i=n*t*(1+Number.EPSILON);return ei(i)/t}var Lo=new Map;function Jb(n){return((""+n).split(".")[1]||"").length}function zu(n,e,t,i){let r=[],s=i.map(Jb);for(let o=e;o<t;o++){let a=ti(o),l=$t(jl(n,o),a);for(let c=0;c<i.length;c++){let u=n==10?+`${i[c]}e${o}`:i[c]*l,h=(o>=0?0:a)+(o>=s[c]?0:s[c]),d=n==10?u:$t(u,h);r.push(d),Lo.set(d,h)}}return r}var Bu={},l0=[],Ql=[null,null],Io=Array.isArray,Kb=Number.isInteger,JR=n=>n===void 0;function xb(n){return typeof n=="string"}function tp(n){let e=!1;if(n!=null){let t=n.constructor;e=t==null||t==Object}return e}function KR(n){return n!=null&&typeof n=="object"}var ZR=Object.getPrototypeOf(Uint8Array),Zb="__proto__";function ec(n,e=tp){let t;if(Io(n)){let i=n.find(r=>r!=null);if(Io(i)||e(i)){t=Array(n.length);for(let r=0;r<n.length;r++)t[r]=ec(n[r],e)}else t=n.slice()}else if(n instanceof ZR)t=n.slice();else if(e(n)){t={};for(let i in n)i!=Zb&&(t[i]=ec(n[i],e))}else t=n;return t}function Gn(n){let e=arguments;for(let t=1;t<e.length;t++){let i=e[t];for(let r in i)r!=Zb&&(tp(n[r])?Gn(n[r],ec(i[r])):n[r]=ec(i[r]))}return n}var jR=0,QR=1,eP=2;function tP(n,e,t){for(let i=0,r,s=-1;i<e.length;i++){let o=e[i];if(o>s){for(r=o-1;r>=0&&n[r]==null;)n[r--]=null;for(r=o+1;r<t&&n[r]==null;)n[s=r++]=null}}}function nP(n,e){if(sP(n)){let o=n[0].slice();for(let a=1;a<n.length;a++)o.push(...n[a].slice(1));return oP(o[0])||(o=rP(o)),o}let t=new Set;for(let o=0;o<n.length;o++){let l=n[o][0],c=l.length;for(let u=0;u<c;u++)t.add(l[u])}let i=[Array.from(t).sort((o,a)=>o-a)],r=i[0].length,s=new Map;for(let o=0;o<r;o++)s.set(i[0][o],o);for(let o=0;o<n.length;o++){let a=n[o],l=a[0];for(let c=1;c<a.length;c++){let u=a[c],h=Array(r).fill(void 0),d=e?e[o][c]:QR,f=[];for(let g=0;g<u.length;g++){let v=u[g],p=s.get(l[g]);v===null?d!=jR&&(h[p]=v,d==eP&&f.push(p)):h[p]=v}tP(h,f,r),i.push(h)}}return i}var iP=typeof queueMicrotask>"u"?n=>Promise.resolve().then(n):queueMicrotask;function rP(n){let e=n[0],t=e.length,i=Array(t);for(let s=0;s<i.length;s++)i[s]=s;i.sort((s,o)=>e[s]-e[o]);let r=[];for(let s=0;s<n.length;s++){let o=n[s],a=Array(t);for(let l=0;l<t;l++)a[l]=o[i[l]];r.push(a)}return r}function sP(n){let e=n[0][0],t=e.length;for(let i=1;i<n.length;i++){let r=n[i][0];if(r.length!=t)return!1;if(r!=e){for(let s=0;s<t;s++)if(r[s]!=e[s])return!1}}return!0}function oP(n,e=100){let t=n.length;if(t<=1)return!0;let i=0,r=t-1;for(;i<=r&&n[i]==null;)i++;for(;r>=i&&n[r]==null;)r--;if(r<=i)return!0;let s=Fi(1,dr((r-i+1)/e));for(let o=n[i],a=i+s;a<=r;a+=s){let l=n[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var jb=["January","February","March","April","May","June","July","August","September","October","November","December"],Qb=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function eM(n){return n.slice(0,3)}var aP=Qb.map(eM),lP=jb.map(eM),cP={MMMM:jb,MMM:lP,WWWW:Qb,WWW:aP};function Nu(n){return(n<10?"0":"")+n}function uP(n){return(n<10?"00":n<100?"0":"")+n}var hP={YYYY:n=>n.getFullYear(),YY:n=>(n.getFullYear()+"").slice(2),MMMM:(n,e)=>e.MMMM[n.getMonth()],MMM:(n,e)=>e.MMM[n.getMonth()],MM:n=>Nu(n.getMonth()+1),M:n=>n.getMonth()+1,DD:n=>Nu(n.getDate()),D:n=>n.getDate(),WWWW:(n,e)=>e.WWWW[n.getDay()],WWW:(n,e)=>e.WWW[n.getDay()],HH:n=>Nu(n.getHours()),H:n=>n.getHours(),h:n=>{let e=n.getHours();return e==0?12:e>12?e-12:e},AA:n=>n.getHours()>=12?"PM":"AM",aa:n=>n.getHours()>=12?"pm":"am",a:n=>n.getHours()>=12?"p":"a",mm:n=>Nu(n.getMinutes()),m:n=>n.getMinutes(),ss:n=>Nu(n.getSeconds()),s:n=>n.getSeconds(),fff:n=>uP(n.getMilliseconds())};function c0(n,e){e=e||cP;let t=[],i=/\{([a-z]+)\}|[^{]+/gi,r;for(;r=i.exec(n);)t.push(r[0][0]=="{"?hP[r[1]]:r[0]);return s=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](s,e);return o}}var dP=new Intl.DateTimeFormat().resolvedOptions().timeZone;function fP(n,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+n+n.getTimezoneOffset()*6e4):e==dP?t=n:(t=new Date(n.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(n.getMilliseconds())),t}var tM=n=>n%1==0,Zf=[1,2,2.5,5],pP=zu(10,-32,0,Zf),nM=zu(10,0,32,Zf),mP=nM.filter(tM),Ca=pP.concat(nM),u0=`
`,iM="{YYYY}",bb=u0+iM,rM="{M}/{D}",Uu=u0+rM,$f=Uu+"/{YY}",sM="{aa}",gP="{h}:{mm}",Kl=gP+sM,Mb=u0+Kl,Sb=":{ss}",Nt=null;function oM(n){let e=n*1e3,t=e*60,i=t*60,r=i*24,s=r*30,o=r*365,l=(n==1?zu(10,0,3,Zf).filter(tM):zu(10,-3,0,Zf)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,i,i*2,i*3,i*4,i*6,i*8,i*12,r,r*2,r*3,r*4,r*5,r*6,r*7,r*8,r*9,r*10,r*15,s,s*2,s*3,s*4,s*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,iM,Nt,Nt,Nt,Nt,Nt,Nt,1],[r*28,"{MMM}",bb,Nt,Nt,Nt,Nt,Nt,1],[r,rM,bb,Nt,Nt,Nt,Nt,Nt,1],[i,"{h}"+sM,$f,Nt,Uu,Nt,Nt,Nt,1],[t,Kl,$f,Nt,Uu,Nt,Nt,Nt,1],[e,Sb,$f+" "+Kl,Nt,Uu+" "+Kl,Nt,Mb,Nt,1],[n,Sb+".{fff}",$f+" "+Kl,Nt,Uu+" "+Kl,Nt,Mb,Nt,1]];function u(h){return(d,f,g,v,p,m)=>{let _=[],A=p>=o,x=p>=s&&p<o,T=h(g),w=$t(T*n,3),y=Gg(T.getFullYear(),A?0:T.getMonth(),x||A?1:T.getDate()),S=$t(y*n,3);if(x||A){let O=x?p/s:0,k=A?p/o:0,D=w==S?w:$t(Gg(y.getFullYear()+k,y.getMonth()+O,1)*n,3),V=new Date(ei(D/n)),L=V.getFullYear(),P=V.getMonth();for(let F=0;D<=v;F++){let B=Gg(L+k*F,P+O*F,1),G=B-h($t(B*n,3));D=$t((+B+G)*n,3),D<=v&&_.push(D)}}else{let O=p>=r?r:p,k=dr(g)-dr(w),D=S+k+ep(w-S,O);_.push(D);let V=h(D),L=V.getHours()+V.getMinutes()/t+V.getSeconds()/i,P=p/i,F=d.axes[f]._space,B=m/F;for(;D=$t(D+p,n==1?0:3),!(D>v);)if(P>1){let G=dr($t(L+P,6))%24,J=h(D).getHours()-G;J>1&&(J=-1),D-=J*i,L=(L+P)%24;let te=_[_.length-1];$t((D-te)/p,3)*B>=.7&&_.push(D)}else _.push(D)}return _}}return[l,c,u]}var[_P,vP,yP]=oM(1),[xP,bP,MP]=oM(.001);zu(2,-53,53,[1]);function wb(n,e){return n.map(t=>t.map((i,r)=>r==0||r==8||i==null?i:e(r==1||t[8]==0?i:t[1]+i)))}function Ab(n,e){return(t,i,r,s,o)=>{let a=e.find(g=>o>=g[0])||e[e.length-1],l,c,u,h,d,f;return i.map(g=>{let v=n(g),p=v.getFullYear(),m=v.getMonth(),_=v.getDate(),A=v.getHours(),x=v.getMinutes(),T=v.getSeconds(),w=p!=l&&a[2]||m!=c&&a[3]||_!=u&&a[4]||A!=h&&a[5]||x!=d&&a[6]||T!=f&&a[7]||a[1];return l=p,c=m,u=_,h=A,d=x,f=T,w(v)})}}function SP(n,e){let t=c0(e);return(i,r,s,o,a)=>r.map(l=>t(n(l)))}function Gg(n,e,t){return new Date(n,e,t)}function Tb(n,e){return e(n)}var wP="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Eb(n,e){return(t,i,r,s)=>s==null?i0:e(n(i))}function AP(n,e){let t=n.series[e];return t.width?t.stroke(n,e):t.points.width?t.points.stroke(n,e):null}function TP(n,e){return n.series[e].fill(n,e)}var EP={show:!0,live:!0,isolate:!1,mount:$R,markers:{show:!0,width:2,stroke:AP,fill:TP,dash:"solid"},idx:null,idxs:null,values:[]};function CP(n,e){let t=n.cursor.points,i=Sr(),r=t.size(n,e);rn(i,Fu,r),rn(i,ku,r);let s=r/-2;rn(i,"marginLeft",s),rn(i,"marginTop",s);let o=t.width(n,e,r);return o&&rn(i,"borderWidth",o),i}function RP(n,e){let t=n.series[e].points;return t._fill||t._stroke}function PP(n,e){let t=n.series[e].points;return t._stroke||t._fill}function IP(n,e){return n.series[e].points.size}var Wg=[0,0];function LP(n,e,t){return Wg[0]=e,Wg[1]=t,Wg}function Xf(n,e,t,i=!0){return r=>{r.button==0&&(!i||r.target==e)&&t(r)}}function qg(n,e,t,i=!0){return r=>{(!i||r.target==e)&&t(r)}}var DP={show:!0,x:!0,y:!0,lock:!1,move:LP,points:{one:!1,show:CP,size:IP,width:0,stroke:PP,fill:RP},bind:{mousedown:Xf,mouseup:Xf,click:Xf,dblclick:Xf,mousemove:qg,mouseleave:qg,mouseenter:qg},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(n,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(n,e,t,i,r)=>i-r,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},aM={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},h0=Gn({},aM,{filter:Xb}),lM=Gn({},h0,{size:10}),cM=Gn({},aM,{show:!1}),d0='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',uM="bold "+d0,hM=1.5,Cb={show:!0,scale:"x",stroke:n0,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:uM,side:2,grid:h0,ticks:lM,border:cM,font:d0,lineGap:hM,rotate:0},NP="Value",FP="Time",Rb={show:!0,scale:"x",auto:!1,sorted:1,min:qt,max:-qt,idxs:[]};function kP(n,e,t,i,r){return e.map(s=>s==null?"":a0(s))}function UP(n,e,t,i,r,s,o){let a=[],l=Lo.get(r)||0;t=o?t:$t(ep(t,r),l);for(let c=t;c<=i;c=$t(c+r,l))a.push(Object.is(c,-0)?0:c);return a}function Zg(n,e,t,i,r,s,o){let a=[],l=n.scales[n.axes[e].scale].log,c=l==10?Ys:Wb,u=dr(c(t));r=jl(l,u),l==10&&(r=Ca[Wr(r,Ca)]);let h=t,d=r*l;l==10&&(d=Ca[Wr(d,Ca)]);do a.push(h),h=h+r,l==10&&!Lo.has(h)&&(h=$t(h,Lo.get(r))),h>=d&&(r=h,d=r*l,l==10&&(d=Ca[Wr(d,Ca)]));while(h<=i);return a}function OP(n,e,t,i,r,s,o){let l=n.scales[n.axes[e].scale].asinh,c=i>l?Zg(n,e,Fi(l,t),i,r):[l],u=i>=0&&t<=0?[0]:[];return(t<-l?Zg(n,e,Fi(l,-i),-t,r):[l]).reverse().map(d=>-d).concat(u,c)}var dM=/./,BP=/[12357]/,zP=/[125]/,Pb=/1/,jg=(n,e,t,i)=>n.map((r,s)=>e==4&&r==0||s%i==0&&t.test(r.toExponential()[r<0?1:0])?r:null);function VP(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=n.scales[o],l=n.valToPos,c=s._space,u=l(10,o),h=l(9,o)-u>=c?dM:l(7,o)-u>=c?BP:l(5,o)-u>=c?zP:Pb;if(h==Pb){let d=ti(l(1,o)-u);if(d<c)return jg(e.slice().reverse(),a.distr,h,wr(c/d)).reverse()}return jg(e,a.distr,h,1)}function HP(n,e,t,i,r){let s=n.axes[t],o=s.scale,a=s._space,l=n.valToPos,c=ti(l(1,o)-l(2,o));return c<a?jg(e.slice().reverse(),3,dM,wr(a/c)).reverse():e}function GP(n,e,t,i){return i==null?i0:e==null?"":a0(e)}var Ib={show:!0,scale:"y",stroke:n0,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:uM,side:3,grid:h0,ticks:lM,border:cM,font:d0,lineGap:hM,rotate:0};function WP(n,e){let t=3+(n||1)*2;return $t(t*e,3)}function qP(n,e){let{scale:t,idxs:i}=n.series[0],r=n._data[0],s=n.valToPos(r[i[0]],t,!0),o=n.valToPos(r[i[1]],t,!0),a=ti(o-s),l=n.series[e],c=a/(l.points.space*Pt);return i[1]-i[0]<=c}var Lb={scale:null,auto:!0,sorted:0,min:qt,max:-qt},fM=(n,e,t,i,r)=>r,Db={show:!0,auto:!0,sorted:0,gaps:fM,alpha:1,facets:[Gn({},Lb,{scale:"x"}),Gn({},Lb,{scale:"y"})]},Nb={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:fM,alpha:1,points:{show:qP,filter:null},values:null,min:qt,max:-qt,idxs:[],path:null,clip:null};function $P(n,e,t,i,r){return t/10}var pM={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},XP=Gn({},pM,{time:!1,ori:1}),Fb={};function mM(n,e){let t=Fb[n];return t||(t={key:n,plots:[],sub(i){t.plots.push(i)},unsub(i){t.plots=t.plots.filter(r=>r!=i)},pub(i,r,s,o,a,l,c){for(let u=0;u<t.plots.length;u++)t.plots[u]!=r&&t.plots[u].pub(i,r,s,o,a,l,c)}},n!=null&&(Fb[n]=t)),t}var tc=1,Qg=2;function La(n,e,t){let i=n.mode,r=n.series[e],s=i==2?n._data[e]:n._data,o=n.scales,a=n.bbox,l=s[0],c=i==2?s[1]:s[e],u=i==2?o[r.facets[0].scale]:o[n.series[0].scale],h=i==2?o[r.facets[1].scale]:o[r.scale],d=a.left,f=a.top,g=a.width,v=a.height,p=n.valToPosH,m=n.valToPosV;return u.ori==0?t(r,l,c,u,h,p,m,d,f,g,v,ip,ic,sp,_M,yM):t(r,l,c,u,h,m,p,f,d,v,g,rp,rc,m0,vM,xM)}function f0(n,e){let t=0,i=0,r=Tt(n.bands,l0);for(let s=0;s<r.length;s++){let o=r[s];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?i|=1:i|=2)}return[t,i==1?-1:i==2?1:i==3?2:0]}function YP(n,e,t,i,r){let s=n.mode,o=n.series[e],a=s==2?o.facets[1].scale:o.scale,l=n.scales[a];return r==-1?l.min:r==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Js(n,e,t,i,r,s){return La(n,e,(o,a,l,c,u,h,d,f,g,v,p)=>{let m=o.pxRound,_=c.dir*(c.ori==0?1:-1),A=c.ori==0?ic:rc,x,T;_==1?(x=t,T=i):(x=i,T=t);let w=m(h(a[x],c,v,f)),y=m(d(l[x],u,p,g)),S=m(h(a[T],c,v,f)),O=m(d(s==1?u.max:u.min,u,p,g)),k=new Path2D(r);return A(k,S,O),A(k,w,O),A(k,w,y),k})}function np(n,e,t,i,r,s){let o=null;if(n.length>0){o=new Path2D;let a=e==0?sp:m0,l=t;for(let h=0;h<n.length;h++){let d=n[h];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,i,f,i+s),l=d[1]}}let c=t+r-l,u=10;c>0&&a(o,l,i-u/2,c,i+s+u)}return o}function JP(n,e,t){let i=n[n.length-1];i&&i[0]==e?i[1]=t:n.push([e,t])}function p0(n,e,t,i,r,s,o){let a=[],l=n.length;for(let c=r==1?t:i;c>=t&&c<=i;c+=r)if(e[c]===null){let h=c,d=c;if(r==1)for(;++c<=i&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=s(n[h]),g=d==h?f:s(n[d]),v=h-r;f=o<=0&&v>=0&&v<l?s(n[v]):f;let m=d+r;g=o>=0&&m>=0&&m<l?s(n[m]):g,g>=f&&a.push([f,g])}return a}function kb(n){return n==0?$b:n==1?ei:e=>Ea(e,n)}function gM(n){let e=n==0?ip:rp,t=n==0?(r,s,o,a,l,c)=>{r.arcTo(s,o,a,l,c)}:(r,s,o,a,l,c)=>{r.arcTo(o,s,l,a,c)},i=n==0?(r,s,o,a,l)=>{r.rect(s,o,a,l)}:(r,s,o,a,l)=>{r.rect(o,s,l,a)};return(r,s,o,a,l,c=0,u=0)=>{c==0&&u==0?i(r,s,o,a,l):(c=qr(c,a/2,l/2),u=qr(u,a/2,l/2),e(r,s+c,o),t(r,s+a,o,s+a,o+l,c),t(r,s+a,o+l,s,o+l,u),t(r,s,o+l,s,o,u),t(r,s,o,s+a,o,c),r.closePath())}}var ip=(n,e,t)=>{n.moveTo(e,t)},rp=(n,e,t)=>{n.moveTo(t,e)},ic=(n,e,t)=>{n.lineTo(e,t)},rc=(n,e,t)=>{n.lineTo(t,e)},sp=gM(0),m0=gM(1),_M=(n,e,t,i,r,s)=>{n.arc(e,t,i,r,s)},vM=(n,e,t,i,r,s)=>{n.arc(t,e,i,r,s)},yM=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(e,t,i,r,s,o)},xM=(n,e,t,i,r,s,o)=>{n.bezierCurveTo(t,e,r,i,o,s)};function bM(n){return(e,t,i,r,s)=>La(e,t,(o,a,l,c,u,h,d,f,g,v,p)=>{let{pxRound:m,points:_}=o,A,x;c.ori==0?(A=ip,x=_M):(A=rp,x=vM);let T=$t(_.width*Pt,3),w=(_.size-_.width)/2*Pt,y=$t(w*2,3),S=new Path2D,O=new Path2D,{left:k,top:D,width:V,height:L}=e.bbox;sp(O,k-y,D-y,V+y*2,L+y*2);let P=F=>{if(l[F]!=null){let B=m(h(a[F],c,v,f)),G=m(d(l[F],u,p,g));A(S,B+w,G),x(S,B,G,w,0,Yf*2)}};if(s)s.forEach(P);else for(let F=i;F<=r;F++)P(F);return{stroke:T>0?S:null,fill:S,clip:O,flags:tc|Qg}})}function MM(n){return(e,t,i,r,s,o)=>{i!=r&&(s!=i&&o!=i&&n(e,t,i),s!=r&&o!=r&&n(e,t,r),n(e,t,o))}}var KP=MM(ic),ZP=MM(rc);function SM(n){let e=Tt(n?.alignGaps,0);return(t,i,r,s)=>La(t,i,(o,a,l,c,u,h,d,f,g,v,p)=>{[r,s]=jf(l,r,s);let m=o.pxRound,_=L=>m(h(L,c,v,f)),A=L=>m(d(L,u,p,g)),x,T;c.ori==0?(x=ic,T=KP):(x=rc,T=ZP);let w=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:tc},S=y.stroke,O=!1;if(s-r>=v*4){let L=se=>t.posToVal(se,c.key,!0),P=null,F=null,B,G,re,$=_(a[w==1?r:s]),J=_(a[r]),te=_(a[s]),de=L(w==1?J+1:te-1);for(let se=w==1?r:s;se>=r&&se<=s;se+=w){let Q=a[se],ve=(w==1?Q<de:Q>de)?$:_(Q),Ee=l[se];ve==$?Ee!=null?(G=Ee,P==null?(x(S,ve,A(G)),B=P=F=G):G<P?P=G:G>F&&(F=G)):Ee===null&&(O=!0):(P!=null&&T(S,$,A(P),A(F),A(B),A(G)),Ee!=null?(G=Ee,x(S,ve,A(G)),P=F=B=G):(P=F=null,Ee===null&&(O=!0)),$=ve,de=L($+w))}P!=null&&P!=F&&re!=$&&T(S,$,A(P),A(F),A(B),A(G))}else for(let L=w==1?r:s;L>=r&&L<=s;L+=w){let P=l[L];P===null?O=!0:P!=null&&x(S,_(a[L]),A(P))}let[D,V]=f0(t,i);if(o.fill!=null||D!=0){let L=y.fill=new Path2D(S),P=o.fillTo(t,i,o.min,o.max,D),F=A(P),B=_(a[r]),G=_(a[s]);w==-1&&([G,B]=[B,G]),x(L,G,F),x(L,B,F)}if(!o.spanGaps){let L=[];O&&L.push(...p0(a,l,r,s,w,_,e)),y.gaps=L=o.gaps(t,i,r,s,L),y.clip=np(L,c.ori,f,g,v,p)}return V!=0&&(y.band=V==2?[Js(t,i,r,s,S,-1),Js(t,i,r,s,S,1)]:Js(t,i,r,s,S,V)),y})}function jP(n){let e=Tt(n.align,1),t=Tt(n.ascDesc,!1),i=Tt(n.alignGaps,0),r=Tt(n.extend,!1);return(s,o,a,l)=>La(s,o,(c,u,h,d,f,g,v,p,m,_,A)=>{[a,l]=jf(h,a,l);let x=c.pxRound,{left:T,width:w}=s.bbox,y=J=>x(g(J,d,_,p)),S=J=>x(v(J,f,A,m)),O=d.ori==0?ic:rc,k={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:tc},D=k.stroke,V=d.dir*(d.ori==0?1:-1),L=S(h[V==1?a:l]),P=y(u[V==1?a:l]),F=P,B=P;r&&e==-1&&(B=T,O(D,B,L)),O(D,P,L);for(let J=V==1?a:l;J>=a&&J<=l;J+=V){let te=h[J];if(te==null)continue;let de=y(u[J]),se=S(te);e==1?O(D,de,L):O(D,F,se),O(D,de,se),L=se,F=de}let G=F;r&&e==1&&(G=T+w,O(D,G,L));let[re,$]=f0(s,o);if(c.fill!=null||re!=0){let J=k.fill=new Path2D(D),te=c.fillTo(s,o,c.min,c.max,re),de=S(te);O(J,G,de),O(J,B,de)}if(!c.spanGaps){let J=[];J.push(...p0(u,h,a,l,V,y,i));let te=c.width*Pt/2,de=t||e==1?te:-te,se=t||e==-1?-te:te;J.forEach(Q=>{Q[0]+=de,Q[1]+=se}),k.gaps=J=c.gaps(s,o,a,l,J),k.clip=np(J,d.ori,p,m,_,A)}return $!=0&&(k.band=$==2?[Js(s,o,a,l,D,-1),Js(s,o,a,l,D,1)]:Js(s,o,a,l,D,$)),k})}function Ub(n,e,t,i,r,s,o=qt){if(n.length>1){let a=null;for(let l=0,c=1/0;l<n.length;l++)if(e[l]!==void 0){if(a!=null){let u=ti(n[l]-n[a]);u<c&&(c=u,o=ti(t(n[l],i,r,s)-t(n[a],i,r,s)))}a=l}}return o}function QP(n){n=n||Bu;let e=Tt(n.size,[.6,qt,1]),t=n.align||0,i=n.gap||0,r=n.radius;r=r==null?[0,0]:typeof r=="number"?[r,0]:r;let s=bt(r),o=1-e[0],a=Tt(e[1],qt),l=Tt(e[2],1),c=Tt(n.disp,Bu),u=Tt(n.each,f=>{}),{fill:h,stroke:d}=c;return(f,g,v,p)=>La(f,g,(m,_,A,x,T,w,y,S,O,k,D)=>{let V=m.pxRound,L=t,P=i*Pt,F=a*Pt,B=l*Pt,G,re;x.ori==0?[G,re]=s(f,g):[re,G]=s(f,g);let $=x.dir*(x.ori==0?1:-1),J=x.ori==0?sp:m0,te=x.ori==0?u:(Re,Je,ot,Se,Gt,ze,Xe)=>{u(Re,Je,ot,Gt,Se,Xe,ze)},de=Tt(f.bands,l0).find(Re=>Re.series[0]==g),se=de!=null?de.dir:0,Q=m.fillTo(f,g,m.min,m.max,se),fe=V(y(Q,T,D,O)),ve,Ee,Me,We=k,st=V(m.width*Pt),Ve=!1,pt=null,ht=null,it=null,sn=null;h!=null&&(st==0||d!=null)&&(Ve=!0,pt=h.values(f,g,v,p),ht=new Map,new Set(pt).forEach(Re=>{Re!=null&&ht.set(Re,new Path2D)}),st>0&&(it=d.values(f,g,v,p),sn=new Map,new Set(it).forEach(Re=>{Re!=null&&sn.set(Re,new Path2D)})));let{x0:Xt,size:Dn}=c;if(Xt!=null&&Dn!=null){L=1,_=Xt.values(f,g,v,p),Xt.unit==2&&(_=_.map(ot=>f.posToVal(S+ot*k,x.key,!0)));let Re=Dn.values(f,g,v,p);Dn.unit==2?Ee=Re[0]*k:Ee=w(Re[0],x,k,S)-w(0,x,k,S),We=Ub(_,A,w,x,k,S,We),Me=We-Ee+P}else We=Ub(_,A,w,x,k,S,We),Me=We*o+P,Ee=We-Me;Me<1&&(Me=0),st>=Ee/2&&(st=0),Me<5&&(V=$b);let Ot=Me>0,ii=We-Me-(Ot?st:0);Ee=V(Kg(ii,B,F)),ve=(L==0?Ee/2:L==$?0:Ee)-L*$*((L==0?P/2:0)+(Ot?st/2:0));let Mt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Wn=Ve?null:new Path2D,_n=null;if(de!=null)_n=f.data[de.series[1]];else{let{y0:Re,y1:Je}=c;Re!=null&&Je!=null&&(A=Je.values(f,g,v,p),_n=Re.values(f,g,v,p))}let Nn=G*Ee,H=re*Ee;for(let Re=$==1?v:p;Re>=v&&Re<=p;Re+=$){let Je=A[Re];if(Je==null)continue;if(_n!=null){let X=_n[Re]??0;if(Je-X==0)continue;fe=y(X,T,D,O)}let ot=x.distr!=2||c!=null?_[Re]:Re,Se=w(ot,x,k,S),Gt=y(Tt(Je,Q),T,D,O),ze=V(Se-ve),Xe=V(Fi(Gt,fe)),I=V(qr(Gt,fe)),E=Xe-I;if(Je!=null){let X=Je<0?H:Nn,he=Je<0?Nn:H;Ve?(st>0&&it[Re]!=null&&J(sn.get(it[Re]),ze,I+dr(st/2),Ee,Fi(0,E-st),X,he),pt[Re]!=null&&J(ht.get(pt[Re]),ze,I+dr(st/2),Ee,Fi(0,E-st),X,he)):J(Wn,ze,I+dr(st/2),Ee,Fi(0,E-st),X,he),te(f,g,Re,ze-st/2,I,Ee+st,E)}}return st>0?Mt.stroke=Ve?sn:Wn:Ve||(Mt._fill=m.width==0?m._fill:m._stroke??m._fill,Mt.width=0),Mt.fill=Ve?ht:Wn,Mt})}function e2(n,e){let t=Tt(e?.alignGaps,0);return(i,r,s,o)=>La(i,r,(a,l,c,u,h,d,f,g,v,p,m)=>{[s,o]=jf(c,s,o);let _=a.pxRound,A=G=>_(d(G,u,p,g)),x=G=>_(f(G,h,m,v)),T,w,y;u.ori==0?(T=ip,y=ic,w=yM):(T=rp,y=rc,w=xM);let S=u.dir*(u.ori==0?1:-1),O=A(l[S==1?s:o]),k=O,D=[],V=[];for(let G=S==1?s:o;G>=s&&G<=o;G+=S)if(c[G]!=null){let $=l[G],J=A($);D.push(k=J),V.push(x(c[G]))}let L={stroke:n(D,V,T,y,w,_),fill:null,clip:null,band:null,gaps:null,flags:tc},P=L.stroke,[F,B]=f0(i,r);if(a.fill!=null||F!=0){let G=L.fill=new Path2D(P),re=a.fillTo(i,r,a.min,a.max,F),$=x(re);y(G,k,$),y(G,O,$)}if(!a.spanGaps){let G=[];G.push(...p0(l,c,s,o,S,A,t)),L.gaps=G=a.gaps(i,r,s,o,G),L.clip=np(G,u.ori,g,v,p,m)}return B!=0&&(L.band=B==2?[Js(i,r,s,o,P,-1),Js(i,r,s,o,P,1)]:Js(i,r,s,o,P,B)),L})}function t2(n){return e2(n2,n)}function n2(n,e,t,i,r,s){let o=n.length;if(o<2)return null;let a=new Path2D;if(t(a,n[0],e[0]),o==2)i(a,n[1],e[1]);else{let l=Array(o),c=Array(o-1),u=Array(o-1),h=Array(o-1);for(let d=0;d<o-1;d++)u[d]=e[d+1]-e[d],h[d]=n[d+1]-n[d],c[d]=u[d]/h[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(h[d-1]+h[d])/((2*h[d]+h[d-1])/c[d-1]+(h[d]+2*h[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)r(a,n[d]+h[d]/3,e[d]+l[d]*h[d]/3,n[d+1]-h[d]/3,e[d+1]-l[d+1]*h[d]/3,n[d+1],e[d+1])}return a}var e0=new Set;function Ob(){for(let n of e0)n.syncRect(!0)}nc&&(Pa(kR,Zl,Ob),Pa(UR,Zl,Ob,!0),Pa(Jf,Zl,()=>{pi.pxRatio=Pt}));var i2=SM(),r2=bM();function Bb(n,e,t,i){return(i?[n[0],n[1]].concat(n.slice(2)):[n[0]].concat(n.slice(1))).map((s,o)=>t0(s,o,e,t))}function s2(n,e){return n.map((t,i)=>i==0?{}:Gn({},e,t))}function t0(n,e,t,i){return Gn({},e==0?t:i,n)}function wM(n,e,t){return e==null?Ql:[e,t]}var o2=wM;function a2(n,e,t){return e==null?Ql:Kf(e,t,o0,!0)}function AM(n,e,t,i){return e==null?Ql:Qf(e,t,n.scales[i].log,!1)}var l2=AM;function TM(n,e,t,i){return e==null?Ql:s0(e,t,n.scales[i].log,!1)}var c2=TM;function u2(n,e,t,i,r){let s=Fi(_b(n),_b(e)),o=e-n,a=Wr(r/i*o,t);do{let l=t[a],c=i*l/o;if(c>=r&&s+(l<5?Lo.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function zb(n){let e,t;return n=n.replace(/(\d+)px/,(i,r)=>(e=ei((t=+r)*Pt))+"px"),[n,e,t]}function h2(n){n.show&&[n.font,n.labelFont].forEach(e=>{let t=$t(e[2]*Pt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function pi(n,e,t){let i={mode:Tt(n.mode,1)},r=i.mode;function s(b,C,N,U){let q=C.valToPct(b);return U+N*(C.dir==-1?1-q:q)}function o(b,C,N,U){let q=C.valToPct(b);return U+N*(C.dir==-1?q:1-q)}function a(b,C,N,U){return C.ori==0?s(b,C,N,U):o(b,C,N,U)}i.valToPosH=s,i.valToPosV=o;let l=!1;i.status=0;let c=i.root=Sr(vR);if(n.id!=null&&(c.id=n.id),hr(c,n.class),n.title){let b=Sr(bR,c);b.textContent=n.title}let u=Gr("canvas"),h=i.ctx=u.getContext("2d"),d=Sr(MR,c);Pa("click",d,b=>{b.target===g&&(jt!=Va||on!=Ha)&&ui.click(i,b)},!0);let f=i.under=Sr(SR,d);d.appendChild(u);let g=i.over=Sr(wR,d);n=ec(n);let v=+Tt(n.pxAlign,1),p=kb(v);(n.plugins||[]).forEach(b=>{b.opts&&(n=b.opts(i,n)||n)});let m=n.ms||.001,_=i.series=r==1?Bb(n.series||[],Rb,Nb,!1):s2(n.series||[null],Db),A=i.axes=Bb(n.axes||[],Cb,Ib,!0),x=i.scales={},T=i.bands=n.bands||[];T.forEach(b=>{b.fill=bt(b.fill||null),b.dir=Tt(b.dir,-1)});let w=r==2?_[1].facets[0].scale:_[0].scale,y={axes:Ms,series:gt},S=(n.drawOrder||["axes","series"]).map(b=>y[b]);function O(b){let C=b.distr==3?N=>Ys(N>0?N:b.clamp(i,N,b.min,b.max,b.key)):b.distr==4?N=>Hg(N,b.asinh):b.distr==100?N=>b.fwd(N):N=>N;return N=>{let U=C(N),{_min:q,_max:j}=b,ce=j-q;return(U-q)/ce}}function k(b){let C=x[b];if(C==null){let N=(n.scales||Bu)[b]||Bu;if(N.from!=null){k(N.from);let U=Gn({},x[N.from],N,{key:b});U.valToPct=O(U),x[b]=U}else{C=x[b]=Gn({},b==w?pM:XP,N),C.key=b;let U=C.time,q=C.range,j=Io(q);if((b!=w||r==2&&!U)&&(j&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?pb:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?pb:{mode:1,hard:q[1],soft:q[1]}},j=!1),!j&&tp(q))){let ce=q;q=(pe,xe,De)=>xe==null?Ql:Kf(xe,De,ce)}C.range=bt(q||(U?o2:b==w?C.distr==3?l2:C.distr==4?c2:wM:C.distr==3?AM:C.distr==4?TM:a2)),C.auto=bt(j?!1:C.auto),C.clamp=bt(C.clamp||$P),C._min=C._max=null,C.valToPct=O(C)}}}k("x"),k("y"),r==1&&_.forEach(b=>{k(b.scale)}),A.forEach(b=>{k(b.scale)});for(let b in n.scales)k(b);let D=x[w],V=D.distr,L,P;D.ori==0?(hr(c,yR),L=s,P=o):(hr(c,xR),L=o,P=s);let F={};for(let b in x){let C=x[b];(C.min!=null||C.max!=null)&&(F[b]={min:C.min,max:C.max},C.min=C.max=null)}let B=n.tzDate||(b=>new Date(ei(b/m))),G=n.fmtDate||c0,re=m==1?yP(B):MP(B),$=Ab(B,wb(m==1?vP:bP,G)),J=Eb(B,Tb(wP,G)),te=[],de=i.legend=Gn({},EP,n.legend),se=i.cursor=Gn({},DP,{drag:{y:r==2}},n.cursor),Q=de.show,fe=se.show,ve=de.markers;de.idxs=te,ve.width=bt(ve.width),ve.dash=bt(ve.dash),ve.stroke=bt(ve.stroke),ve.fill=bt(ve.fill);let Ee,Me,We,st=[],Ve=[],pt,ht=!1,it={};if(de.live){let b=_[1]?_[1].values:null;ht=b!=null,pt=ht?b(i,1,0):{_:0};for(let C in pt)it[C]=i0}if(Q)if(Ee=Gr("table",PR,c),We=Gr("tbody",null,Ee),de.mount(i,Ee),ht){Me=Gr("thead",null,Ee,We);let b=Gr("tr",null,Me);Gr("th",null,b);for(var sn in pt)Gr("th",tb,b).textContent=sn}else hr(Ee,LR),de.live&&hr(Ee,IR);let Xt={show:!0},Dn={show:!1};function Ot(b,C){if(C==0&&(ht||!de.live||r==2))return Ql;let N=[],U=Gr("tr",DR,We,We.childNodes[C]);hr(U,b.class),b.show||hr(U,Ra);let q=Gr("th",null,U);if(ve.show){let pe=Sr(NR,q);if(C>0){let xe=ve.width(i,C);xe&&(pe.style.border=xe+"px "+ve.dash(i,C)+" "+ve.stroke(i,C)),pe.style.background=ve.fill(i,C)}}let j=Sr(tb,q);b.label instanceof HTMLElement?j.appendChild(b.label):j.textContent=b.label,C>0&&(ve.show||(j.style.color=b.width>0?ve.stroke(i,C):ve.fill(i,C)),Mt("click",q,pe=>{if(se._lock)return;je(pe);let xe=_.indexOf(b);if((pe.ctrlKey||pe.metaKey)!=de.isolate){let De=_.some((Ne,ke)=>ke>0&&ke!=xe&&Ne.show);_.forEach((Ne,ke)=>{ke>0&&Zr(ke,De?ke==xe?Xt:Dn:Xt,!0,On.setSeries)})}else Zr(xe,{show:!b.show},!0,On.setSeries)},!1),Qe&&Mt(sb,q,pe=>{se._lock||(je(pe),Zr(_.indexOf(b),Wa,!0,On.setSeries))},!1));for(var ce in pt){let pe=Gr("td",FR,U);pe.textContent="--",N.push(pe)}return[U,N]}let ii=new Map;function Mt(b,C,N,U=!0){let q=ii.get(C)||{},j=se.bind[b](i,C,N,U);j&&(Pa(b,C,q[b]=j),ii.set(C,q))}function Wn(b,C,N){let U=ii.get(C)||{};for(let q in U)(b==null||q==b)&&(Jg(q,C,U[q]),delete U[q]);b==null&&ii.delete(C)}let _n=0,Nn=0,H=0,Re=0,Je=0,ot=0,Se=Je,Gt=ot,ze=H,Xe=Re,I=0,E=0,X=0,he=0;i.bbox={};let le=!1,_e=!1,ye=!1,ne=!1,oe=!1,me=!1;function z(b,C,N){(N||b!=i.width||C!=i.height)&&ae(b,C),dt(!1),ye=!0,_e=!0,mi()}function ae(b,C){i.width=_n=H=b,i.height=Nn=Re=C,Je=ot=0,be(),He();let N=i.bbox;I=N.left=Ea(Je*Pt,.5),E=N.top=Ea(ot*Pt,.5),X=N.width=Ea(H*Pt,.5),he=N.height=Ea(Re*Pt,.5)}let ie=3;function we(){let b=!1,C=0;for(;!b;){C++;let N=Oa(C),U=Kr(C);b=C==ie||N&&U,b||(ae(i.width,i.height),_e=!0)}}function ge({width:b,height:C}){z(b,C)}i.setSize=ge;function be(){let b=!1,C=!1,N=!1,U=!1;A.forEach((q,j)=>{if(q.show&&q._show){let{side:ce,_size:pe}=q,xe=ce%2,De=q.label!=null?q.labelSize:0,Ne=pe+De;Ne>0&&(xe?(H-=Ne,ce==3?(Je+=Ne,U=!0):N=!0):(Re-=Ne,ce==0?(ot+=Ne,b=!0):C=!0))}}),Yr[0]=b,Yr[1]=N,Yr[2]=C,Yr[3]=U,H-=Ar[1]+Ar[3],Je+=Ar[3],Re-=Ar[2]+Ar[0],ot+=Ar[0]}function He(){let b=Je+H,C=ot+Re,N=Je,U=ot;function q(j,ce){switch(j){case 1:return b+=ce,b-ce;case 2:return C+=ce,C-ce;case 3:return N-=ce,N+ce;case 0:return U-=ce,U+ce}}A.forEach((j,ce)=>{if(j.show&&j._show){let pe=j.side;j._pos=q(pe,j._size),j.label!=null&&(j._lpos=q(pe,j.labelSize))}})}if(se.dataIdx==null){let b=se.hover,C=b.skip=new Set(b.skip??[]);C.add(void 0);let N=b.prox=bt(b.prox),U=b.bias??=0;se.dataIdx=(q,j,ce,pe)=>{if(j==0)return ce;let xe=ce,De=N(q,j,ce,pe)??qt,Ne=De>=0&&De<qt,ke=D.ori==0?H:Re,rt=se.left,Et=e[0],At=e[j];if(C.has(At[ce])){xe=null;let _t=null,Ze=null,qe;if(U==0||U==-1)for(qe=ce;_t==null&&qe-- >0;)C.has(At[qe])||(_t=qe);if(U==0||U==1)for(qe=ce;Ze==null&&qe++<At.length;)C.has(At[qe])||(Ze=qe);if(_t!=null||Ze!=null)if(Ne){let en=_t==null?-1/0:L(Et[_t],D,ke,0),xn=Ze==null?1/0:L(Et[Ze],D,ke,0),ai=rt-en,Bt=xn-rt;ai<=Bt?ai<=De&&(xe=_t):Bt<=De&&(xe=Ze)}else xe=Ze==null?_t:_t==null?Ze:ce-_t<=Ze-ce?_t:Ze}else Ne&&ti(rt-L(Et[ce],D,ke,0))>De&&(xe=null);return xe}}let je=b=>{se.event=b};se.idxs=te,se._lock=!1;let ue=se.points;ue.show=bt(ue.show),ue.size=bt(ue.size),ue.stroke=bt(ue.stroke),ue.width=bt(ue.width),ue.fill=bt(ue.fill);let Ue=i.focus=Gn({},n.focus||{alpha:.3},se.focus),Qe=Ue.prox>=0,Ce=Qe&&ue.one,lt=[],Zt=[],wi=[];function uc(b,C){let N=ue.show(i,C);if(N instanceof HTMLElement)return hr(N,RR),hr(N,b.class),vs(N,-10,-10,H,Re),g.insertBefore(N,lt[C]),N}function Fa(b,C){if(r==1||C>0){let N=r==1&&x[b.scale].time,U=b.value;b.value=N?xb(U)?Eb(B,Tb(U,G)):U||J:U||GP,b.label=b.label||(N?FP:NP)}if(Ce||C>0){b.width=b.width==null?1:b.width,b.paths=b.paths||i2||XR,b.fillTo=bt(b.fillTo||YP),b.pxAlign=+Tt(b.pxAlign,v),b.pxRound=kb(b.pxAlign),b.stroke=bt(b.stroke||null),b.fill=bt(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let N=WP(Fi(1,b.width),1),U=b.points=Gn({},{size:N,width:Fi(1,N*.2),stroke:b.stroke,space:N*2,paths:r2,_stroke:null,_fill:null},b.points);U.show=bt(U.show),U.filter=bt(U.filter),U.fill=bt(U.fill),U.stroke=bt(U.stroke),U.paths=bt(U.paths),U.pxAlign=b.pxAlign}if(Q){let N=Ot(b,C);st.splice(C,0,N[0]),Ve.splice(C,0,N[1]),de.values.push(null)}if(fe){te.splice(C,0,null);let N=null;Ce?C==0&&(N=uc(b,C)):C>0&&(N=uc(b,C)),lt.splice(C,0,N),Zt.splice(C,0,0),wi.splice(C,0,0)}oi("addSeries",C)}function hp(b,C){C=C??_.length,b=r==1?t0(b,C,Rb,Nb):t0(b,C,{},Db),_.splice(C,0,b),Fa(_[C],C)}i.addSeries=hp;function $u(b){if(_.splice(b,1),Q){de.values.splice(b,1),Ve.splice(b,1);let C=st.splice(b,1)[0];Wn(null,C.firstChild),C.remove()}fe&&(te.splice(b,1),lt.splice(b,1)[0].remove(),Zt.splice(b,1),wi.splice(b,1)),oi("delSeries",b)}i.delSeries=$u;let Yr=[!1,!1,!1,!1];function ys(b,C){if(b._show=b.show,b.show){let N=b.side%2,U=x[b.scale];U==null&&(b.scale=N?_[1].scale:w,U=x[b.scale]);let q=U.time;b.size=bt(b.size),b.space=bt(b.space),b.rotate=bt(b.rotate),Io(b.incrs)&&b.incrs.forEach(ce=>{!Lo.has(ce)&&Lo.set(ce,Jb(ce))}),b.incrs=bt(b.incrs||(U.distr==2?mP:q?m==1?_P:xP:Ca)),b.splits=bt(b.splits||(q&&U.distr==1?re:U.distr==3?Zg:U.distr==4?OP:UP)),b.stroke=bt(b.stroke),b.grid.stroke=bt(b.grid.stroke),b.ticks.stroke=bt(b.ticks.stroke),b.border.stroke=bt(b.border.stroke);let j=b.values;b.values=Io(j)&&!Io(j[0])?bt(j):q?Io(j)?Ab(B,wb(j,G)):xb(j)?SP(B,j):j||$:j||kP,b.filter=bt(b.filter||(U.distr>=3&&U.log==10?VP:U.distr==3&&U.log==2?HP:Xb)),b.font=zb(b.font),b.labelFont=zb(b.labelFont),b._size=b.size(i,null,C,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(Yr[C]=!0,b._el=Sr(AR,d))}}function xs(b,C,N,U){let[q,j,ce,pe]=N,xe=C%2,De=0;return xe==0&&(pe||j)&&(De=C==0&&!q||C==2&&!ce?ei(Cb.size/3):0),xe==1&&(q||ce)&&(De=C==1&&!j||C==3&&!pe?ei(Ib.size/2):0),De}let hc=i.padding=(n.padding||[xs,xs,xs,xs]).map(b=>bt(Tt(b,xs))),Ar=i._padding=hc.map((b,C)=>b(i,C,Yr,0)),vn,En=null,Cn=null,Jr=r==1?_[0].idxs:null,Gi=null,Ks=!1;function dc(b,C){if(e=b??[],i.data=i._data=e,r==2){vn=0;for(let N=1;N<_.length;N++)vn+=e[N][0].length}else{e.length==0&&(i.data=i._data=e=[[]]),Gi=e[0],vn=Gi.length;let N=e;if(V==2){N=e.slice();let U=N[0]=Array(vn);for(let q=0;q<vn;q++)U[q]=q}i._data=e=N}if(dt(!0),oi("setData"),V==2&&(ye=!0),C!==!1){let N=D;N.auto(i,Ks)?fc():Qs(w,N.min,N.max),ne=ne||se.left>=0,me=!0,mi()}}i.setData=dc;function fc(){Ks=!0;let b,C;r==1&&(vn>0?(En=Jr[0]=0,Cn=Jr[1]=vn-1,b=e[0][En],C=e[0][Cn],V==2?(b=En,C=Cn):b==C&&(V==3?[b,C]=Qf(b,b,D.log,!1):V==4?[b,C]=s0(b,b,D.log,!1):D.time?C=b+ei(86400/m):[b,C]=Kf(b,C,o0,!0))):(En=Jr[0]=b=null,Cn=Jr[1]=C=null)),Qs(w,b,C)}let ka,Zs,Ua,R,W,ee,Y,K,Ae,Pe;function Te(b,C,N,U,q,j){b??=ib,N??=l0,U??="butt",q??=ib,j??="round",b!=ka&&(h.strokeStyle=ka=b),q!=Zs&&(h.fillStyle=Zs=q),C!=Ua&&(h.lineWidth=Ua=C),j!=W&&(h.lineJoin=W=j),U!=ee&&(h.lineCap=ee=U),N!=R&&h.setLineDash(R=N)}function Ie(b,C,N,U){C!=Zs&&(h.fillStyle=Zs=C),b!=Y&&(h.font=Y=b),N!=K&&(h.textAlign=K=N),U!=Ae&&(h.textBaseline=Ae=U)}function Be(b,C,N,U,q=0){if(U.length>0&&b.auto(i,Ks)&&(C==null||C.min==null)){let j=Tt(En,0),ce=Tt(Cn,U.length-1),pe=N.min==null?VR(U,j,ce,q,b.distr==3):[N.min,N.max];b.min=qr(b.min,N.min=pe[0]),b.max=Fi(b.max,N.max=pe[1])}}let tt={min:null,max:null};function mt(){for(let U in x){let q=x[U];F[U]==null&&(q.min==null||F[w]!=null&&q.auto(i,Ks))&&(F[U]=tt)}for(let U in x){let q=x[U];F[U]==null&&q.from!=null&&F[q.from]!=null&&(F[U]=tt)}F[w]!=null&&dt(!0);let b={};for(let U in F){let q=F[U];if(q!=null){let j=b[U]=ec(x[U],KR);if(q.min!=null)Gn(j,q);else if(U!=w||r==2)if(vn==0&&j.from==null){let ce=j.range(i,null,null,U);j.min=ce[0],j.max=ce[1]}else j.min=qt,j.max=-qt}}if(vn>0){_.forEach((U,q)=>{if(r==1){let j=U.scale,ce=F[j];if(ce==null)return;let pe=b[j];if(q==0){let xe=pe.range(i,pe.min,pe.max,j);pe.min=xe[0],pe.max=xe[1],En=Wr(pe.min,e[0]),Cn=Wr(pe.max,e[0]),Cn-En>1&&(e[0][En]<pe.min&&En++,e[0][Cn]>pe.max&&Cn--),U.min=Gi[En],U.max=Gi[Cn]}else U.show&&U.auto&&Be(pe,ce,U,e[q],U.sorted);U.idxs[0]=En,U.idxs[1]=Cn}else if(q>0&&U.show&&U.auto){let[j,ce]=U.facets,pe=j.scale,xe=ce.scale,[De,Ne]=e[q],ke=b[pe],rt=b[xe];ke!=null&&Be(ke,F[pe],j,De,j.sorted),rt!=null&&Be(rt,F[xe],ce,Ne,ce.sorted),U.min=ce.min,U.max=ce.max}});for(let U in b){let q=b[U],j=F[U];if(q.from==null&&(j==null||j.min==null)){let ce=q.range(i,q.min==qt?null:q.min,q.max==-qt?null:q.max,U);q.min=ce[0],q.max=ce[1]}}}for(let U in b){let q=b[U];if(q.from!=null){let j=b[q.from];if(j.min==null)q.min=q.max=null;else{let ce=q.range(i,j.min,j.max,U);q.min=ce[0],q.max=ce[1]}}}let C={},N=!1;for(let U in b){let q=b[U],j=x[U];if(j.min!=q.min||j.max!=q.max){j.min=q.min,j.max=q.max;let ce=j.distr;j._min=ce==3?Ys(j.min):ce==4?Hg(j.min,j.asinh):ce==100?j.fwd(j.min):j.min,j._max=ce==3?Ys(j.max):ce==4?Hg(j.max,j.asinh):ce==100?j.fwd(j.max):j.max,C[U]=N=!0}}if(N){_.forEach((U,q)=>{r==2?q>0&&C.y&&(U._paths=null):C[U.scale]&&(U._paths=null)});for(let U in C)ye=!0,oi("setScale",U);fe&&se.left>=0&&(ne=me=!0)}for(let U in F)F[U]=null}function Oe(b){let C=Kg(En-1,0,vn-1),N=Kg(Cn+1,0,vn-1);for(;b[C]==null&&C>0;)C--;for(;b[N]==null&&N<vn-1;)N++;return[C,N]}function gt(){if(vn>0){let b=_.some(C=>C._focus)&&Pe!=Ue.alpha;b&&(h.globalAlpha=Pe=Ue.alpha),_.forEach((C,N)=>{if(N>0&&C.show&&(dn(N,!1),dn(N,!0),C._paths==null)){let U=Pe;Pe!=C.alpha&&(h.globalAlpha=Pe=C.alpha);let q=r==2?[0,e[N][0].length-1]:Oe(e[N]);C._paths=C.paths(i,N,q[0],q[1]),Pe!=U&&(h.globalAlpha=Pe=U)}}),_.forEach((C,N)=>{if(N>0&&C.show){let U=Pe;Pe!=C.alpha&&(h.globalAlpha=Pe=C.alpha),C._paths!=null&&Ft(N,!1);{let q=C._paths!=null?C._paths.gaps:null,j=C.points.show(i,N,En,Cn,q),ce=C.points.filter(i,N,j,q);(j||ce)&&(C.points._paths=C.points.paths(i,N,En,Cn,ce),Ft(N,!0))}Pe!=U&&(h.globalAlpha=Pe=U),oi("drawSeries",N)}}),b&&(h.globalAlpha=Pe=1)}}function dn(b,C){let N=C?_[b].points:_[b];N._stroke=N.stroke(i,b),N._fill=N.fill(i,b)}function Ft(b,C){let N=C?_[b].points:_[b],{stroke:U,fill:q,clip:j,flags:ce,_stroke:pe=N._stroke,_fill:xe=N._fill,_width:De=N.width}=N._paths;De=$t(De*Pt,3);let Ne=null,ke=De%2/2;C&&xe==null&&(xe=De>0?"#fff":pe);let rt=N.pxAlign==1&&ke>0;if(rt&&h.translate(ke,ke),!C){let Et=I-De/2,At=E-De/2,_t=X+De,Ze=he+De;Ne=new Path2D,Ne.rect(Et,At,_t,Ze)}C?Fe(pe,De,N.dash,N.cap,xe,U,q,ce,j):kt(b,pe,De,N.dash,N.cap,xe,U,q,ce,Ne,j),rt&&h.translate(-ke,-ke)}function kt(b,C,N,U,q,j,ce,pe,xe,De,Ne){let ke=!1;xe!=0&&T.forEach((rt,Et)=>{if(rt.series[0]==b){let At=_[rt.series[1]],_t=e[rt.series[1]],Ze=(At._paths||Bu).band;Io(Ze)&&(Ze=rt.dir==1?Ze[0]:Ze[1]);let qe,en=null;At.show&&Ze&&GR(_t,En,Cn)?(en=rt.fill(i,Et)||j,qe=At._paths.clip):Ze=null,Fe(C,N,U,q,en,ce,pe,xe,De,Ne,qe,Ze),ke=!0}}),ke||Fe(C,N,U,q,j,ce,pe,xe,De,Ne)}let qn=tc|Qg;function Fe(b,C,N,U,q,j,ce,pe,xe,De,Ne,ke){Te(b,C,N,U,q),(xe||De||ke)&&(h.save(),xe&&h.clip(xe),De&&h.clip(De)),ke?(pe&qn)==qn?(h.clip(ke),Ne&&h.clip(Ne),vt(q,ce),Fn(b,j,C)):pe&Qg?(vt(q,ce),h.clip(ke),Fn(b,j,C)):pe&tc&&(h.save(),h.clip(ke),Ne&&h.clip(Ne),vt(q,ce),h.restore(),Fn(b,j,C)):(vt(q,ce),Fn(b,j,C)),(xe||De||ke)&&h.restore()}function Fn(b,C,N){N>0&&(C instanceof Map?C.forEach((U,q)=>{h.strokeStyle=ka=q,h.stroke(U)}):C!=null&&b&&h.stroke(C))}function vt(b,C){C instanceof Map?C.forEach((N,U)=>{h.fillStyle=Zs=U,h.fill(N)}):C!=null&&b&&h.fill(C)}function bs(b,C,N,U){let q=A[b],j;if(U<=0)j=[0,0];else{let ce=q._space=q.space(i,b,C,N,U),pe=q._incrs=q.incrs(i,b,C,N,U,ce);j=u2(C,N,pe,U,ce)}return q._found=j}function kn(b,C,N,U,q,j,ce,pe,xe,De){let Ne=ce%2/2;v==1&&h.translate(Ne,Ne),Te(pe,ce,xe,De,pe),h.beginPath();let ke,rt,Et,At,_t=q+(U==0||U==3?-j:j);N==0?(rt=q,At=_t):(ke=q,Et=_t);for(let Ze=0;Ze<b.length;Ze++)C[Ze]!=null&&(N==0?ke=Et=b[Ze]:rt=At=b[Ze],h.moveTo(ke,rt),h.lineTo(Et,At));h.stroke(),v==1&&h.translate(-Ne,-Ne)}function Oa(b){let C=!0;return A.forEach((N,U)=>{if(!N.show)return;let q=x[N.scale];if(q.min==null){N._show&&(C=!1,N._show=!1,dt(!1));return}else N._show||(C=!1,N._show=!0,dt(!1));let j=N.side,ce=j%2,{min:pe,max:xe}=q,[De,Ne]=bs(U,pe,xe,ce==0?H:Re);if(Ne==0)return;let ke=q.distr==2,rt=N._splits=N.splits(i,U,pe,xe,De,Ne,ke),Et=q.distr==2?rt.map(qe=>Gi[qe]):rt,At=q.distr==2?Gi[rt[1]]-Gi[rt[0]]:De,_t=N._values=N.values(i,N.filter(i,Et,U,Ne,At),U,Ne,At);N._rotate=j==2?N.rotate(i,_t,U,Ne):0;let Ze=N._size;N._size=wr(N.size(i,_t,U,b)),Ze!=null&&N._size!=Ze&&(C=!1)}),C}function Kr(b){let C=!0;return hc.forEach((N,U)=>{let q=N(i,U,Yr,b);q!=Ar[U]&&(C=!1),Ar[U]=q}),C}function Ms(){for(let b=0;b<A.length;b++){let C=A[b];if(!C.show||!C._show)continue;let N=C.side,U=N%2,q,j,ce=C.stroke(i,b),pe=N==0||N==3?-1:1,[xe,De]=C._found;if(C.label!=null){let Ei=C.labelGap*pe,$i=ei((C._lpos+Ei)*Pt);Ie(C.labelFont[0],ce,"center",N==2?"top":nb),h.save(),U==1?(q=j=0,h.translate($i,ei(E+he/2)),h.rotate((N==3?-Yf:Yf)/2)):(q=ei(I+X/2),j=$i);let Oo=qb(C.label)?C.label(i,b,xe,De):C.label;h.fillText(Oo,q,j),h.restore()}if(De==0)continue;let Ne=x[C.scale],ke=U==0?X:he,rt=U==0?I:E,Et=C._splits,At=Ne.distr==2?Et.map(Ei=>Gi[Ei]):Et,_t=Ne.distr==2?Gi[Et[1]]-Gi[Et[0]]:xe,Ze=C.ticks,qe=C.border,en=Ze.show?Ze.size:0,xn=ei(en*Pt),ai=ei((C.alignTo==2?C._size-en-C.gap:C.gap)*Pt),Bt=C._rotate*-Yf/180,bn=p(C._pos*Pt),Wi=(xn+ai)*pe,Ti=bn+Wi;j=U==0?Ti:0,q=U==1?Ti:0;let pr=C.font[0],Tr=C.align==1?Jl:C.align==2?Bg:Bt>0?Jl:Bt<0?Bg:U==0?"center":N==3?Bg:Jl,Qr=Bt||U==1?"middle":N==2?"top":nb;Ie(pr,ce,Tr,Qr);let qi=C.font[1]*C.lineGap,mr=Et.map(Ei=>p(a(Ei,Ne,ke,rt))),Er=C._values;for(let Ei=0;Ei<Er.length;Ei++){let $i=Er[Ei];if($i!=null){U==0?q=mr[Ei]:j=mr[Ei],$i=""+$i;let Oo=$i.indexOf(`
`)==-1?[$i]:$i.split(/\n/gm);for(let Ci=0;Ci<Oo.length;Ci++){let G0=Oo[Ci];Bt?(h.save(),h.translate(q,j+Ci*qi),h.rotate(Bt),h.fillText(G0,0,0),h.restore()):h.fillText(G0,q,j+Ci*qi)}}}Ze.show&&kn(mr,Ze.filter(i,At,b,De,_t),U,N,bn,xn,$t(Ze.width*Pt,3),Ze.stroke(i,b),Ze.dash,Ze.cap);let es=C.grid;es.show&&kn(mr,es.filter(i,At,b,De,_t),U,U==0?2:1,U==0?E:I,U==0?he:X,$t(es.width*Pt,3),es.stroke(i,b),es.dash,es.cap),qe.show&&kn([bn],[1],U==0?1:0,U==0?1:2,U==1?E:I,U==1?he:X,$t(qe.width*Pt,3),qe.stroke(i,b),qe.dash,qe.cap)}oi("drawAxes")}function dt(b){_.forEach((C,N)=>{N>0&&(C._paths=null,b&&(r==1?(C.min=null,C.max=null):C.facets.forEach(U=>{U.min=null,U.max=null})))})}let yn=!1,Ai=!1,Ut=[];function Un(){Ai=!1;for(let b=0;b<Ut.length;b++)oi(...Ut[b]);Ut.length=0}function mi(){yn||(iP(A0),yn=!0)}function Xu(b,C=!1){yn=!0,Ai=C,b(i),A0(),C&&Ut.length>0&&queueMicrotask(Un)}i.batch=Xu;function A0(){if(le&&(mt(),le=!1),ye&&(we(),ye=!1),_e){if(rn(f,Jl,Je),rn(f,"top",ot),rn(f,Fu,H),rn(f,ku,Re),rn(g,Jl,Je),rn(g,"top",ot),rn(g,Fu,H),rn(g,ku,Re),rn(d,Fu,_n),rn(d,ku,Nn),u.width=ei(_n*Pt),u.height=ei(Nn*Pt),A.forEach(({_el:b,_show:C,_size:N,_pos:U,side:q})=>{if(b!=null)if(C){let j=q===3||q===0?N:0,ce=q%2==1;rn(b,ce?"left":"top",U-j),rn(b,ce?"width":"height",N),rn(b,ce?"top":"left",ce?ot:Je),rn(b,ce?"height":"width",ce?Re:H),Yg(b,Ra)}else hr(b,Ra)}),ka=Zs=Ua=W=ee=Y=K=Ae=R=null,Pe=1,gc(!0),Je!=Se||ot!=Gt||H!=ze||Re!=Xe){dt(!1);let b=H/ze,C=Re/Xe;if(fe&&!ne&&se.left>=0){se.left*=b,se.top*=C,Ba&&vs(Ba,ei(se.left),0,H,Re),za&&vs(za,0,ei(se.top),H,Re);for(let N=0;N<lt.length;N++){let U=lt[N];U!=null&&(Zt[N]*=b,wi[N]*=C,vs(U,wr(Zt[N]),wr(wi[N]),H,Re))}}if(Qt.show&&!oe&&Qt.left>=0&&Qt.width>0){Qt.left*=b,Qt.width*=b,Qt.top*=C,Qt.height*=C;for(let N in _p)rn(Ga,N,Qt[N])}Se=Je,Gt=ot,ze=H,Xe=Re}oi("setSize"),_e=!1}_n>0&&Nn>0&&(h.clearRect(0,0,u.width,u.height),oi("drawClear"),S.forEach(b=>b()),oi("draw")),Qt.show&&oe&&(Yu(Qt),oe=!1),fe&&ne&&(Uo(null,!0,!1),ne=!1),de.show&&de.live&&me&&(mp(),me=!1),l||(l=!0,i.status=1,oi("ready")),Ks=!1,yn=!1}i.redraw=(b,C)=>{ye=C||!1,b!==!1?Qs(w,D.min,D.max):mi()};function dp(b,C){let N=x[b];if(N.from==null){if(vn==0){let U=N.range(i,C.min,C.max,b);C.min=U[0],C.max=U[1]}if(C.min>C.max){let U=C.min;C.min=C.max,C.max=U}if(vn>1&&C.min!=null&&C.max!=null&&C.max-C.min<1e-16)return;b==w&&N.distr==2&&vn>0&&(C.min=Wr(C.min,e[0]),C.max=Wr(C.max,e[0]),C.min==C.max&&C.max++),F[b]=C,le=!0,mi()}}i.setScale=dp;let fp,pp,Ba,za,T0,E0,Va,Ha,C0,R0,jt,on,js=!1,ui=se.drag,ri=ui.x,si=ui.y;fe&&(se.x&&(fp=Sr(ER,g)),se.y&&(pp=Sr(CR,g)),D.ori==0?(Ba=fp,za=pp):(Ba=pp,za=fp),jt=se.left,on=se.top);let Qt=i.select=Gn({show:!0,over:!0,left:0,width:0,top:0,height:0},n.select),Ga=Qt.show?Sr(TR,Qt.over?g:f):null;function Yu(b,C){if(Qt.show){for(let N in b)Qt[N]=b[N],N in _p&&rn(Ga,N,b[N]);C!==!1&&oi("setSelect")}}i.setSelect=Yu;function zM(b){if(_[b].show)Q&&Yg(st[b],Ra);else if(Q&&hr(st[b],Ra),fe){let N=Ce?lt[0]:lt[b];N!=null&&vs(N,-10,-10,H,Re)}}function Qs(b,C,N){dp(b,{min:C,max:N})}function Zr(b,C,N,U){C.focus!=null&&qM(b),C.show!=null&&_.forEach((q,j)=>{j>0&&(b==j||b==null)&&(q.show=C.show,zM(j),r==2?(Qs(q.facets[0].scale,null,null),Qs(q.facets[1].scale,null,null)):Qs(q.scale,null,null),mi())}),N!==!1&&oi("setSeries",b,C),U&&_c("setSeries",i,b,C)}i.setSeries=Zr;function VM(b,C){Gn(T[b],C)}function HM(b,C){b.fill=bt(b.fill||null),b.dir=Tt(b.dir,-1),C=C??T.length,T.splice(C,0,b)}function GM(b){b==null?T.length=0:T.splice(b,1)}i.addBand=HM,i.setBand=VM,i.delBand=GM;function WM(b,C){_[b].alpha=C,fe&&lt[b]!=null&&(lt[b].style.opacity=C),Q&&st[b]&&(st[b].style.opacity=C)}let Ss,eo,ko,Wa={focus:!0};function qM(b){if(b!=ko){let C=b==null,N=Ue.alpha!=1;_.forEach((U,q)=>{if(r==1||q>0){let j=C||q==0||q==b;U._focus=C?null:j,N&&WM(q,j?1:Ue.alpha)}}),ko=b,N&&mi()}}Q&&Qe&&Mt(ob,Ee,b=>{se._lock||(je(b),ko!=null&&Zr(null,Wa,!0,On.setSeries))});function jr(b,C,N){let U=x[C];N&&(b=b/Pt-(U.ori==1?ot:Je));let q=H;U.ori==1&&(q=Re,b=q-b),U.dir==-1&&(b=q-b);let j=U._min,ce=U._max,pe=b/q,xe=j+(ce-j)*pe,De=U.distr;return De==3?jl(10,xe):De==4?qR(xe,U.asinh):De==100?U.bwd(xe):xe}function $M(b,C){let N=jr(b,w,C);return Wr(N,e[0],En,Cn)}i.valToIdx=b=>Wr(b,e[0]),i.posToIdx=$M,i.posToVal=jr,i.valToPos=(b,C,N)=>x[C].ori==0?s(b,x[C],N?X:H,N?I:0):o(b,x[C],N?he:Re,N?E:0),i.setCursor=(b,C,N)=>{jt=b.left,on=b.top,Uo(null,C,N)};function P0(b,C){rn(Ga,Jl,Qt.left=b),rn(Ga,Fu,Qt.width=C)}function I0(b,C){rn(Ga,"top",Qt.top=b),rn(Ga,ku,Qt.height=C)}let pc=D.ori==0?P0:I0,mc=D.ori==1?P0:I0;function XM(){if(Q&&de.live)for(let b=r==2?1:0;b<_.length;b++){if(b==0&&ht)continue;let C=de.values[b],N=0;for(let U in C)Ve[b][N++].firstChild.nodeValue=C[U]}}function mp(b,C){if(b!=null&&(b.idxs?b.idxs.forEach((N,U)=>{te[U]=N}):JR(b.idx)||te.fill(b.idx),de.idx=te[0]),Q&&de.live){for(let N=0;N<_.length;N++)(N>0||r==1&&!ht)&&YM(N,te[N]);XM()}me=!1,C!==!1&&oi("setLegend")}i.setLegend=mp;function YM(b,C){let N=_[b],U=b==0&&V==2?Gi:e[b],q;ht?q=N.values(i,b,C)??it:(q=N.value(i,C==null?null:U[C],b,C),q=q==null?it:{_:q}),de.values[b]=q}function Uo(b,C,N){C0=jt,R0=on,[jt,on]=se.move(i,jt,on),se.left=jt,se.top=on,fe&&(Ba&&vs(Ba,ei(jt),0,H,Re),za&&vs(za,0,ei(on),H,Re));let U,q=En>Cn;Ss=qt,eo=null;let j=D.ori==0?H:Re,ce=D.ori==1?H:Re;if(jt<0||vn==0||q){U=se.idx=null;for(let pe=0;pe<_.length;pe++){let xe=lt[pe];xe!=null&&vs(xe,-10,-10,H,Re)}Qe&&Zr(null,Wa,!0,b==null&&On.setSeries),de.live&&(te.fill(U),me=!0)}else{let pe,xe,De;r==1&&(pe=D.ori==0?jt:on,xe=jr(pe,w),U=se.idx=Wr(xe,e[0],En,Cn),De=L(e[0][U],D,j,0));let Ne=-10,ke=-10,rt=0,Et=0,At=!0,_t="",Ze="";for(let qe=r==2?1:0;qe<_.length;qe++){let en=_[qe],xn=te[qe],ai=xn==null?null:r==1?e[qe][xn]:e[qe][1][xn],Bt=se.dataIdx(i,qe,U,xe),bn=Bt==null?null:r==1?e[qe][Bt]:e[qe][1][Bt];if(me=me||bn!=ai||Bt!=xn,te[qe]=Bt,qe>0&&en.show){let Wi=Bt==null?-10:Bt==U?De:L(r==1?e[0][Bt]:e[qe][0][Bt],D,j,0),Ti=bn==null?-10:P(bn,r==1?x[en.scale]:x[en.facets[1].scale],ce,0);if(Qe&&bn!=null){let pr=D.ori==1?jt:on,Tr=ti(Ue.dist(i,qe,Bt,Ti,pr));if(Tr<Ss){let Qr=Ue.bias;if(Qr!=0){let qi=jr(pr,en.scale),mr=bn>=0?1:-1,Er=qi>=0?1:-1;Er==mr&&(Er==1?Qr==1?bn>=qi:bn<=qi:Qr==1?bn<=qi:bn>=qi)&&(Ss=Tr,eo=qe)}else Ss=Tr,eo=qe}}if(me||Ce){let pr,Tr;D.ori==0?(pr=Wi,Tr=Ti):(pr=Ti,Tr=Wi);let Qr,qi,mr,Er,es,Ei,$i=!0,Oo=ue.bbox;if(Oo!=null){$i=!1;let Ci=Oo(i,qe);mr=Ci.left,Er=Ci.top,Qr=Ci.width,qi=Ci.height}else mr=pr,Er=Tr,Qr=qi=ue.size(i,qe);if(Ei=ue.fill(i,qe),es=ue.stroke(i,qe),Ce)qe==eo&&Ss<=Ue.prox&&(Ne=mr,ke=Er,rt=Qr,Et=qi,At=$i,_t=Ei,Ze=es);else{let Ci=lt[qe];Ci!=null&&(Zt[qe]=mr,wi[qe]=Er,fb(Ci,Qr,qi,$i),hb(Ci,Ei,es),vs(Ci,wr(mr),wr(Er),H,Re))}}}}if(Ce){let qe=Ue.prox,en=ko==null?Ss<=qe:Ss>qe||eo!=ko;if(me||en){let xn=lt[0];xn!=null&&(Zt[0]=Ne,wi[0]=ke,fb(xn,rt,Et,At),hb(xn,_t,Ze),vs(xn,wr(Ne),wr(ke),H,Re))}}}if(Qt.show&&js)if(b!=null){let[pe,xe]=On.scales,[De,Ne]=On.match,[ke,rt]=b.cursor.sync.scales,Et=b.cursor.drag;if(ri=Et._x,si=Et._y,ri||si){let{left:At,top:_t,width:Ze,height:qe}=b.select,en=b.scales[ke].ori,xn=b.posToVal,ai,Bt,bn,Wi,Ti,pr=pe!=null&&De(pe,ke),Tr=xe!=null&&Ne(xe,rt);pr&&ri?(en==0?(ai=At,Bt=Ze):(ai=_t,Bt=qe),bn=x[pe],Wi=L(xn(ai,ke),bn,j,0),Ti=L(xn(ai+Bt,ke),bn,j,0),pc(qr(Wi,Ti),ti(Ti-Wi))):pc(0,j),Tr&&si?(en==1?(ai=At,Bt=Ze):(ai=_t,Bt=qe),bn=x[xe],Wi=P(xn(ai,rt),bn,ce,0),Ti=P(xn(ai+Bt,rt),bn,ce,0),mc(qr(Wi,Ti),ti(Ti-Wi))):mc(0,ce)}else vp()}else{let pe=ti(C0-T0),xe=ti(R0-E0);if(D.ori==1){let rt=pe;pe=xe,xe=rt}ri=ui.x&&pe>=ui.dist,si=ui.y&&xe>=ui.dist;let De=ui.uni;De!=null?ri&&si&&(ri=pe>=De,si=xe>=De,!ri&&!si&&(xe>pe?si=!0:ri=!0)):ui.x&&ui.y&&(ri||si)&&(ri=si=!0);let Ne,ke;ri&&(D.ori==0?(Ne=Va,ke=jt):(Ne=Ha,ke=on),pc(qr(Ne,ke),ti(ke-Ne)),si||mc(0,ce)),si&&(D.ori==1?(Ne=Va,ke=jt):(Ne=Ha,ke=on),mc(qr(Ne,ke),ti(ke-Ne)),ri||pc(0,j)),!ri&&!si&&(pc(0,0),mc(0,0))}if(ui._x=ri,ui._y=si,b==null){if(N){if(H0!=null){let[pe,xe]=On.scales;On.values[0]=pe!=null?jr(D.ori==0?jt:on,pe):null,On.values[1]=xe!=null?jr(D.ori==1?jt:on,xe):null}_c(zg,i,jt,on,H,Re,U)}if(Qe){let pe=N&&On.setSeries,xe=Ue.prox;ko==null?Ss<=xe&&Zr(eo,Wa,!0,pe):Ss>xe?Zr(null,Wa,!0,pe):eo!=ko&&Zr(eo,Wa,!0,pe)}}me&&(de.idx=U,mp()),C!==!1&&oi("setCursor")}let to=null;Object.defineProperty(i,"rect",{get(){return to==null&&gc(!1),to}});function gc(b=!1){b?to=null:(to=g.getBoundingClientRect(),oi("syncRect",to))}function L0(b,C,N,U,q,j,ce){se._lock||js&&b!=null&&b.movementX==0&&b.movementY==0||(gp(b,C,N,U,q,j,ce,!1,b!=null),b!=null?Uo(null,!0,!0):Uo(C,!0,!1))}function gp(b,C,N,U,q,j,ce,pe,xe){if(to==null&&gc(!1),je(b),b!=null)N=b.clientX-to.left,U=b.clientY-to.top;else{if(N<0||U<0){jt=-10,on=-10;return}let[De,Ne]=On.scales,ke=C.cursor.sync,[rt,Et]=ke.values,[At,_t]=ke.scales,[Ze,qe]=On.match,en=C.axes[0].side%2==1,xn=D.ori==0?H:Re,ai=D.ori==1?H:Re,Bt=en?j:q,bn=en?q:j,Wi=en?U:N,Ti=en?N:U;if(At!=null?N=Ze(De,At)?a(rt,x[De],xn,0):-10:N=xn*(Wi/Bt),_t!=null?U=qe(Ne,_t)?a(Et,x[Ne],ai,0):-10:U=ai*(Ti/bn),D.ori==1){let pr=N;N=U,U=pr}}xe&&(C==null||C.cursor.event.type==zg)&&((N<=1||N>=H-1)&&(N=Ea(N,H)),(U<=1||U>=Re-1)&&(U=Ea(U,Re))),pe?(T0=N,E0=U,[Va,Ha]=se.move(i,N,U)):(jt=N,on=U)}let _p={width:0,height:0,left:0,top:0};function vp(){Yu(_p,!1)}let D0,N0,F0,k0;function U0(b,C,N,U,q,j,ce){js=!0,ri=si=ui._x=ui._y=!1,gp(b,C,N,U,q,j,ce,!0,!1),b!=null&&(Mt(Vg,$g,O0,!1),_c(rb,i,Va,Ha,H,Re,null));let{left:pe,top:xe,width:De,height:Ne}=Qt;D0=pe,N0=xe,F0=De,k0=Ne}function O0(b,C,N,U,q,j,ce){js=ui._x=ui._y=!1,gp(b,C,N,U,q,j,ce,!1,!0);let{left:pe,top:xe,width:De,height:Ne}=Qt,ke=De>0||Ne>0,rt=D0!=pe||N0!=xe||F0!=De||k0!=Ne;if(ke&&rt&&Yu(Qt),ui.setScale&&ke&&rt){let Et=pe,At=De,_t=xe,Ze=Ne;if(D.ori==1&&(Et=xe,At=Ne,_t=pe,Ze=De),ri&&Qs(w,jr(Et,w),jr(Et+At,w)),si)for(let qe in x){let en=x[qe];qe!=w&&en.from==null&&en.min!=qt&&Qs(qe,jr(_t+Ze,qe),jr(_t,qe))}vp()}else se.lock&&(se._lock=!se._lock,Uo(C,!0,b!=null));b!=null&&(Wn(Vg,$g),_c(Vg,i,jt,on,H,Re,null))}function JM(b,C,N,U,q,j,ce){if(se._lock)return;je(b);let pe=js;if(js){let xe=!0,De=!0,Ne=10,ke,rt;D.ori==0?(ke=ri,rt=si):(ke=si,rt=ri),ke&&rt&&(xe=jt<=Ne||jt>=H-Ne,De=on<=Ne||on>=Re-Ne),ke&&xe&&(jt=jt<Va?0:H),rt&&De&&(on=on<Ha?0:Re),Uo(null,!0,!0),js=!1}jt=-10,on=-10,te.fill(null),Uo(null,!0,!0),pe&&(js=pe)}function B0(b,C,N,U,q,j,ce){se._lock||(je(b),fc(),vp(),b!=null&&_c(ab,i,jt,on,H,Re,null))}function z0(){A.forEach(h2),z(i.width,i.height,!0)}Pa(Jf,Zl,z0);let qa={};qa.mousedown=U0,qa.mousemove=L0,qa.mouseup=O0,qa.dblclick=B0,qa.setSeries=(b,C,N,U)=>{let q=On.match[2];N=q(i,C,N),N!=-1&&Zr(N,U,!0,!1)},fe&&(Mt(rb,g,U0),Mt(zg,g,L0),Mt(sb,g,b=>{je(b),gc(!1)}),Mt(ob,g,JM),Mt(ab,g,B0),e0.add(i),i.syncRect=gc);let Ju=i.hooks=n.hooks||{};function oi(b,C,N){Ai?Ut.push([b,C,N]):b in Ju&&Ju[b].forEach(U=>{U.call(null,i,C,N)})}(n.plugins||[]).forEach(b=>{for(let C in b.hooks)Ju[C]=(Ju[C]||[]).concat(b.hooks[C])});let V0=(b,C,N)=>N,On=Gn({key:null,setSeries:!1,filters:{pub:vb,sub:vb},scales:[w,_[1]?_[1].scale:null],match:[yb,yb,V0],values:[null,null]},se.sync);On.match.length==2&&On.match.push(V0),se.sync=On;let H0=On.key,yp=mM(H0);function _c(b,C,N,U,q,j,ce){On.filters.pub(b,C,N,U,q,j,ce)&&yp.pub(b,C,N,U,q,j,ce)}yp.sub(i);function KM(b,C,N,U,q,j,ce){On.filters.sub(b,C,N,U,q,j,ce)&&qa[b](null,C,N,U,q,j,ce)}i.pub=KM;function ZM(){yp.unsub(i),e0.delete(i),ii.clear(),Jg(Jf,Zl,z0),c.remove(),Ee?.remove(),oi("destroy")}i.destroy=ZM;function xp(){oi("init",n,e),dc(e||n.data,!1),F[w]?dp(w,F[w]):fc(),oe=Qt.show&&(Qt.width>0||Qt.height>0),ne=me=!0,z(n.width,n.height)}return _.forEach(Fa),A.forEach(ys),t?t instanceof HTMLElement?(t.appendChild(c),xp()):t(i,xp):xp(),i}pi.assign=Gn;pi.fmtNum=a0;pi.rangeNum=Kf;pi.rangeLog=Qf;pi.rangeAsinh=s0;pi.orient=La;pi.pxRatio=Pt;pi.join=nP;pi.fmtDate=c0,pi.tzDate=fP;pi.sync=mM;{pi.addGap=JP,pi.clipGaps=np;let n=pi.paths={points:bM};n.linear=SM,n.stepped=jP,n.bars=QP,n.spline=t2}var g0=(n,e)=>n.beside?[3,3]:Qp[(n.tone??e)%Qp.length],Hu=n=>getComputedStyle(document.documentElement).getPropertyValue(n).trim();function sc(n){let{title:e,t,curves:i,kind:r,bands:s=[],height:o=220,file:a=e}=n,l=an(null),c=an(null),u=an(n);u.current=n;let h=fn(new Set),d=fn(!1),f=fn(null),g=ur(r),v=n.across??{label:"Time",kind:"time"},p=ur(v.kind),m=Ah.value,_=Th.value,A=m?ol:uo,x=(L,P)=>A[(L.tone??P)%A.length],T=`${i.map(L=>`${L.label}/${L.tone}/${L.beside}`).join("|")} ${g.label} ${p.label} ${m} ${_} ${o} ${n.log}`,w=()=>[Float64Array.from(t,L=>L/p.factor),...i.map(L=>Float64Array.from(L.values,P=>P/g.factor))];Mn(()=>{let L=l.current,P=Hu("--soft"),F={stroke:Hu("--line"),width:1},B=`${12*_}px ${Hu("--font")}`,G=()=>Math.max(200,Math.round(L.getBoundingClientRect().width)),re={width:G(),height:o*_,pxAlign:!1,legend:{show:!1},cursor:{drag:{x:!0,y:!1},points:{size:7},focus:{prox:1e3},y:!1},scales:{x:{time:!1},y:{distr:n.log?3:1,range:n.log?void 0:(se,Q,fe)=>RM(Q,fe)}},axes:[{stroke:P,grid:F,ticks:F,font:B,label:`${v.label}${p.label?` [${p.label}]`:""}`,labelFont:B,labelSize:20*_,size:34*_,labelGap:0},{stroke:P,grid:F,ticks:F,font:B,label:g.label?`[${g.label}]`:"",labelFont:B,labelSize:18*_,size:56*_,values:(se,Q)=>Q.map(fe=>fe===null?"":ms(fe,6))}],series:[{},...i.map((se,Q)=>({label:se.label,stroke:x(se,Q),width:(se.beside?1.2:1.8)*_,dash:g0(se,Q),points:{show:!1},show:!h.peek().has(se.label)}))],hooks:{drawClear:[se=>y(se)],draw:[se=>S(se)],setCursor:[se=>{let Q=se.cursor.idx;f.value=Q??null}],setScale:[(se,Q)=>{if(Q!=="x")return;let fe=se.data[0];d.value=se.scales.x.min>fe[0]+1e-12||se.scales.x.max<fe[fe.length-1]-1e-12}]}},$=new pi(re,w(),L);c.current=$;let J=0;$.over.addEventListener("pointerdown",se=>J=se.clientX),$.over.addEventListener("click",se=>{if(Math.abs(se.clientX-J)>4)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(se.clientX-Q.left,"x")*p.factor)});let te=-1;$.over.addEventListener("pointerdown",se=>te=se.pointerType==="touch"?se.pointerId:-1),$.over.addEventListener("pointermove",se=>{if(se.pointerId!==te)return;let Q=$.over.getBoundingClientRect();u.current.onCursor?.($.posToVal(se.clientX-Q.left,"x")*p.factor)});let de=new ResizeObserver(()=>$.setSize({width:G(),height:o*_}));return de.observe(L),()=>{de.disconnect(),$.destroy(),c.current=null}},[T]),Mn(()=>c.current?.setData(w(),!d.peek()),[t,...i.map(L=>L.values),i.length,T]),Mn(()=>c.current?.redraw(!1),[n.cursor,s.map(L=>`${L.low} ${L.high} ${L.tone}`).join()]),Mn(()=>i.forEach((L,P)=>c.current&&c.current.series[P+1]?.show===h.value.has(L.label)&&c.current.setSeries(P+1,{show:!h.value.has(L.label)})),[h.value,T]);function y(L){let{left:P,top:F,width:B,height:G}=L.bbox;for(let re of u.current.bands??[]){let $=u.current.curves.findIndex((J,te)=>(J.tone??te)===re.tone);if(!($>=0&&h.peek().has(u.current.curves[$].label))){L.ctx.save(),L.ctx.beginPath(),L.ctx.rect(P,F,B,G),L.ctx.clip(),L.ctx.strokeStyle=A[re.tone%A.length],L.ctx.globalAlpha=.75,L.ctx.setLineDash([2*devicePixelRatio,4*devicePixelRatio]),L.ctx.lineWidth=devicePixelRatio;for(let J of[re.low,re.high]){if(!Number.isFinite(J))continue;let te=L.valToPos(J/g.factor,"y",!0);L.ctx.beginPath(),L.ctx.moveTo(P,te),L.ctx.lineTo(P+B,te),L.ctx.stroke()}L.ctx.restore()}}}function S(L){let P=u.current.cursor;if(P==null)return;let{left:F,top:B,width:G,height:re}=L.bbox,$=L.valToPos(P/p.factor,"x",!0);$<F-1||$>F+G+1||(L.ctx.save(),L.ctx.strokeStyle=Hu("--ink"),L.ctx.lineWidth=1.5*devicePixelRatio,L.ctx.beginPath(),L.ctx.moveTo($,B),L.ctx.lineTo($,B+re),L.ctx.stroke(),L.ctx.restore())}let O=()=>c.current?.setScale("x",{min:t[0]/p.factor,max:t[t.length-1]/p.factor}),k=()=>[{name:v.label.toLowerCase()==="time"?"t":v.label,unit:p.label,values:Float64Array.from(t,L=>L/p.factor)},...i.map(L=>({name:L.label,unit:g.label,values:Float64Array.from(L.values,P=>P/g.factor)}))],D=f.value??(n.cursor===null||n.cursor===void 0?null:EM(t,n.cursor)),V=L=>{let P={ArrowRight:1,ArrowLeft:-1}[L.key];if(!P||!n.onCursor)return;L.preventDefault(),L.stopPropagation();let F=EM(t,n.cursor??t[0]);n.onCursor(t[Math.min(t.length-1,Math.max(0,F+P*(L.shiftKey?10:1)*Math.max(1,Math.round(t.length/200))))])};return M("figure",{class:"plot",children:[M("figcaption",{children:[M("span",{class:"plot-title",children:[e,g.label&&M("span",{class:"unit",children:[" [",g.label,"]"]})]}),d.value&&M("button",{type:"button",class:"link",onClick:O,children:"Whole range"}),M(ta,{label:`Save ${e}`,icon:"save",align:"right",items:()=>[{title:"CSV",icon:"file",run:()=>Vr(`${a}.csv`,$l(k()),"text/csv")},{title:"PNG",icon:"camera",run:()=>{p2(c.current,`${a}.png`)}},{title:"SVG",icon:"chart",run:()=>Vr(`${a}.svg`,m2(n,h.peek()),"image/svg+xml")}]})]}),M("div",{class:"plot-area",ref:l,tabIndex:n.onCursor?0:void 0,role:n.onCursor?"slider":"img","aria-label":`${e}, ${i.map(L=>L.label).join(", ")}`,"aria-valuenow":n.onCursor?Number((n.cursor??0).toFixed(4)):void 0,"aria-valuemin":n.onCursor?t[0]:void 0,"aria-valuemax":n.onCursor?t[t.length-1]:void 0,onKeyDown:V}),M("ul",{class:"legend",children:i.map((L,P)=>M("li",{children:M("button",{type:"button","aria-pressed":!h.value.has(L.label),onClick:()=>h.value=f2(h.value,L.label),title:"Press to hide or show",children:[M(d2,{colour:x(L,P),dash:g0(L,P)}),M("span",{children:L.label}),D!==null&&D>=0&&D<L.values.length&&M("output",{children:ms(L.values[D]/g.factor,3)})]})},L.label))})]})}var d2=({colour:n,dash:e})=>M("svg",{class:"swatch",viewBox:"0 0 28 8",width:"28",height:"8","aria-hidden":"true",children:M("path",{d:"M1 4H27",stroke:n,"stroke-width":"2.4",fill:"none","stroke-dasharray":e.join(" ")||void 0})});function f2(n,e){let t=new Set(n);return t.delete(e)||t.add(e),t}function EM(n,e){let[t,i]=[0,n.length-1];for(;i-t>1;){let r=t+i>>1;n[r]<=e?t=r:i=r}return e-n[t]<=n[i]-e?t:i}function RM(n,e){if(n===null||e===null||!Number.isFinite(n)||!Number.isFinite(e))return[-1,1];let t=e>n?.07*(e-n):Math.abs(n)*.1||1;return[n-t,e+t]}async function p2(n,e){if(!n)return;let t=document.createElement("canvas");t.width=n.ctx.canvas.width,t.height=n.ctx.canvas.height;let i=t.getContext("2d");i.fillStyle=Hu("--paper"),i.fillRect(0,0,t.width,t.height),i.drawImage(n.ctx.canvas,0,0),t.toBlob(r=>r&&Vr(e,r),"image/png")}var Vu=n=>n.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`);function CM(n,e,t){let i=(e-n)/t,r=10**Math.floor(Math.log10(i)),s=[1,2,5,10].map(a=>a*r).find(a=>a>=i),o=[];for(let a=Math.ceil(n/s-1e-9);a*s<=e+1e-9*s;a++)o.push(Number((a*s).toPrecision(12)));return o}function m2({title:n,t:e,curves:t,kind:i,across:r={label:"Time",kind:"time"}},s=new Set){let o=ur(i),a=ur(r.kind),[l,c,u,h,d,f]=[720,380,70,40,20,80],g=t.map((S,O)=>({curve:S,k:O})).filter(({curve:S})=>!s.has(S.label)),v=g.flatMap(({curve:S})=>Array.from(S.values,O=>O/o.factor)).filter(Number.isFinite),[p,m]=RM(v.length?v.reduce((S,O)=>Math.min(S,O)):null,v.length?v.reduce((S,O)=>Math.max(S,O)):null),[_,A]=[e[0]/a.factor,e[e.length-1]/a.factor],x=S=>u+(S-_)/(A-_||1)*(l-u-d),T=S=>c-f-(S-p)/(m-p)*(c-f-h),w=S=>Number(S.toFixed(2)),y=[`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${l} ${c}" font-family="sans-serif" font-size="12">`,`<rect width="${l}" height="${c}" fill="#ffffff"/><text x="${u}" y="24" font-size="15" font-weight="600">${Vu(n)}${o.label?` [${Vu(o.label)}]`:""}</text>`,...CM(p,m,6).map(S=>`<path d="M${u} ${w(T(S))}H${l-d}" stroke="#dddddd"/><text x="${u-8}" y="${w(T(S)+4)}" text-anchor="end">${ms(S,6)}</text>`),...CM(_,A,8).map(S=>`<path d="M${w(x(S))} ${h}V${c-f}" stroke="#eeeeee"/><text x="${w(x(S))}" y="${c-f+18}" text-anchor="middle">${ms(S,6)}</text>`),`<text x="${(u+l-d)/2}" y="${c-f+36}" text-anchor="middle">${Vu(r.label)}${a.label?` [${Vu(a.label)}]`:""}</text>`];return g.forEach(({curve:S,k:O},k)=>{let D=`stroke="${uo[(S.tone??O)%uo.length]}" stroke-width="1.8" fill="none" stroke-dasharray="${g0(S,O).join(" ")}"`,V="";for(let F=0;F<S.values.length;F++){let B=S.values[F]/o.factor;Number.isFinite(B)&&(V+=`${V?"L":"M"}${w(x(e[F]/a.factor))} ${w(T(B))}`)}let L=u+k%6*108,P=c-26+Math.floor(k/6)*16;y.push(`<path d="${V}" ${D}/>`,`<path d="M${L} ${P-4}h26" ${D}/><text x="${L+32}" y="${P}">${Vu(S.label)}</text>`)}),[...y,"</svg>",""].join(`
`)}var g2=[["cycloidal","Cycloid"],["quintic","Quintic"],["trapezoidal","Trapezoid"],["waypoints","Spline"],["line","Straight line"],["csv","From a file"]],_2={cycloidal:"Speed and acceleration are 0 at each waypoint; Saha (9.36).",quintic:"A polynomial of fifth degree: speed and acceleration are 0 at each waypoint.",trapezoidal:"Constant acceleration, constant speed, constant deceleration.",waypoints:"A smooth curve through all waypoints, at rest only at both ends.",line:"The tip goes straight from waypoint to waypoint, its attitude turning the shortest way.",csv:"Columns t and q_1, q_2 … or the names of the joints; units in brackets, such as [deg]."},Da=(n,e,t="")=>vi(n,i=>({motion:{...i.motion,...e}}),t),oc=$e(()=>(ut.value?.joints??[]).filter(n=>n.nq===1));function IM(){let{waypoints:n}=is.peek(),e=n[n.length-1];Da("Add a waypoint",{waypoints:[...n,{t:(e?.t??-1)+1,q:[...Yt.peek().q]}]})}function v2(){let{waypoints:n}=is.value,e=(t,i,r)=>Da("Change a waypoint",{waypoints:n.map((s,o)=>o===t?{...s,...i}:s)},r);return M("div",{class:"table-scroll",children:M("table",{class:"cells",children:[M("caption",{class:"unseen",children:"Waypoints"}),M("thead",{children:M("tr",{children:[M("th",{scope:"col",children:["Time ",M("span",{class:"unit",children:"[s]"})]}),oc.value.map(t=>M("th",{scope:"col",children:[t.name," ",M("span",{class:"unit",children:["[",ur(Hr(t.type)).label,"]"]})]},t.name)),M("th",{scope:"col",children:M("span",{class:"unseen",children:"What to do with it"})})]})}),M("tbody",{children:n.map((t,i)=>M("tr",{children:[M("td",{children:M(gs,{cell:!0,label:`Time of waypoint ${i+1}`,kind:"time",value:t.t,onChange:r=>e(i,{t:r},"")})}),oc.value.map(r=>M("td",{children:M(gs,{cell:!0,label:`${r.name} at waypoint ${i+1}`,kind:Hr(r.type),value:t.q[r.q],onChange:s=>e(i,{q:t.q.map((o,a)=>a===r.q?s:o)},"")})},r.name)),M("td",{class:"cell-buttons",children:[M(Ln,{icon:"target",size:16,label:`Take the pose for waypoint ${i+1}`,onClick:()=>e(i,{q:[...Yt.peek().q]},"")}),M(Ln,{icon:"trash",size:16,label:`Remove waypoint ${i+1}`,disabled:n.length<=2,onClick:()=>Da("Remove a waypoint",{waypoints:n.filter((r,s)=>s!==i)})})]})]},i))})]})})}async function v0(){let n=await Nf(".csv,.tsv,.txt"),e=ut.peek();if(!(!n||!e))try{let t=await n.text(),{t:i}=Bf(t,e);Da("Read a motion",{kind:"csv",csv:t}),nr(`${i.length} samples read from ${n.name}.`)}catch(t){nr(t.message,"error")}}var ap=Ge("tau"),y2=[["tau","Torque"],["q","Position"],["qd","Speed"],["qdd","Acceleration"],["power","Power"],["energy","Energy"]],x2={tau:Ro,q:Hr,qd:ba,qdd:Ox,power:()=>"power"},b2={tau:["Torque","Force"],q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],qdd:["Acceleration","Acceleration, sliding"],power:["Power","Power"]};function M2(n,e){let t=(r,s)=>r===null&&s===null?[]:[{low:r??-1/0,high:s??1/0,tone:n.v,label:n.name}],i=r=>t(r===null?null:-r,r);return e==="tau"?i(n.effort[0]):e==="qd"?i(n.velocity[0]):e==="q"?t(n.lower[0],n.upper[0]):[]}function S2({found:n,other:e}){let t=`${$s(zt.value.name)}-motion`,i={t:n.t,cursor:wn.value,onCursor:Ps,height:260};if(ap.value==="energy"){let o=n.kinetic.map((a,l)=>a+n.potential[l]);return M(sc,{...i,title:"Energy",kind:"energy",file:`${t}-energy`,curves:[{label:"kinetic",values:n.kinetic},{label:"potential",values:n.potential},{label:"total",values:o}]})}let r=ap.value,s=r==="power"?[oc.value]:[oc.value.filter(o=>!Mr(o.type)),oc.value.filter(o=>Mr(o.type))];return M("div",{class:"plots",children:s.map((o,a)=>{if(!o.length)return null;let l=o.map(u=>({label:u.name,values:n[r][u.v],tone:u.v})),c=e?o.map(u=>({label:`${u.name} ${Qx(Wf.value)}`,values:e[r][u.v],tone:u.v,beside:!0})):[];return Xa(sc,{...i,key:a,title:b2[r][a],kind:x2[r](o[0].type),file:`${t}-${r}`,curves:[...l,...c],bands:o.flatMap(u=>M2(u,r))})})})}function w2({found:n}){let e=oc.value.map(i=>{let[r,s,o]=[n.tau,n.qd,n.power].map(a=>Wx(n.t,a[i.v]));return{joint:i,tau:r,qd:s,power:o,over:PM(r.peak,i.effort[0]),fast:PM(s.peak,i.velocity[0])}}),t=e.flatMap(({joint:i,tau:r,qd:s,over:o,fast:a})=>[...o?[`${i.name} needs ${hn(Math.abs(r.peak),Ro(i.type))} at ${hn(r.at,"time",2)}, and its limit is ${hn(i.effort[0],Ro(i.type))}`]:[],...a?[`${i.name} moves at ${hn(Math.abs(s.peak),ba(i.type))} at ${hn(s.at,"time",2)}, and its limit is ${hn(i.velocity[0],ba(i.type))}`]:[]]);return M(Wt,{children:[t.length>0&&M(Bi,{level:"warning",remedy:"Give the motion more time, or move less far.",children:[t.join("; "),"."]}),M("div",{class:"table-scroll",children:M("table",{class:"facts-table",children:[M("caption",{class:"unseen",children:"What the motion asks of the joints"}),M("thead",{children:M("tr",{children:[M("th",{scope:"col",children:"Joint"}),M("th",{scope:"col",children:"Peak torque"}),M("th",{scope:"col",children:"at"}),M("th",{scope:"col",children:"RMS"}),M("th",{scope:"col",children:"Peak speed"}),M("th",{scope:"col",children:"Peak power"})]})}),M("tbody",{children:e.map(({joint:i,tau:r,qd:s,power:o,over:a,fast:l})=>M("tr",{children:[M("th",{scope:"row",children:i.name}),M("td",{class:a?"over":void 0,children:[hn(r.peak,Ro(i.type)),a&&M("span",{class:"unseen",children:" over its limit"})]}),M("td",{children:M("button",{type:"button",class:"link",onClick:()=>Ps(r.at),children:hn(r.at,"time",2)})}),M("td",{children:hn(r.rms,Ro(i.type))}),M("td",{class:l?"over":void 0,children:[hn(s.peak,ba(i.type)),l&&M("span",{class:"unseen",children:" over its limit"})]}),M("td",{children:hn(o.peak,"power")})]},i.name))})]})})]})}var PM=(n,e)=>e!==null&&Math.abs(n)>e;function A2(){let n=Wf.value,e=n?.what??"none";return M("div",{class:"row",children:[M(Vf,{label:"Compare with",value:e,options:[["none","nothing"],["payload","another payload"],["speed","another speed"],["gravity","no gravity"],["friction","no friction"]],onChange:t=>In({beside:t==="none"?"":`${t}:${{payload:5,speed:2,gravity:0,friction:0}[t]}`})}),n?.what==="payload"&&M(Xs,{label:"Payload",kind:"mass",value:n.value,min:0,onChange:t=>In({beside:`payload:${t}`})}),n?.what==="speed"&&M(Xs,{label:"Times as fast",value:n.value,min:.01,max:100,onChange:t=>In({beside:`speed:${t}`})})]})}function T2(){Mn(()=>It(()=>{let r=Ta.value,{law:s}=_s.value;if(r)Rs({title:"Motion",t:r.t,q:r.q});else if(s){let o=Array.from({length:101},(l,c)=>s.duration*c/100),a=o.map(l=>s.at(l).q);Rs({title:"Motion",t:o,q:a[0].map((l,c)=>a.map(u=>u[c]))})}else Rs(null)}),[]);let{kind:n,ramp:e}=is.value,{problem:t}=_s.value,i=Ta.value;return ut.value?M(Wt,{children:[M(Pi,{title:"Course",hint:_2[n],children:[M(Ma,{label:"Kind of motion",quiet:!0,value:n,options:g2,onChange:r=>r==="csv"&&!is.peek().csv?void v0():Da("Another kind of motion",{kind:r})}),n==="csv"?M("div",{class:"buttons",children:M(Kn,{icon:"open",onClick:()=>{v0()},children:"Read another file …"})}):M(Wt,{children:[M(v2,{}),M("div",{class:"buttons",children:M(Kn,{small:!0,icon:"plus",onClick:IM,children:"Add a waypoint where the arm stands"})})]}),n==="trapezoidal"&&M(zf,{label:"Share of the time to speed up",value:e,min:.05,max:.5,onChange:r=>Da("Change the ramp",{ramp:r},"ramp")}),t&&M(Bi,{level:"error",children:t}),!t&&Is.value&&M(Bi,{level:"warning",children:Is.value}),!t&&An.value&&!Og.value&&M(Bi,{children:"Torques along a motion are computed for arms whose joints turn or slide about an axis each."})]}),i&&M(Wt,{children:[M(Pi,{title:"Over time",aside:M(Kn,{small:!0,kind:"quiet",icon:"file",onClick:()=>LM(i),children:"All as CSV"}),children:[M(Eh,{label:"Quantity",tabs:y2,value:ap.value,onChange:r=>ap.value=r}),zt.value.kind==="dh"&&M(A2,{}),M(S2,{found:i,other:eb.value})]}),M(Pi,{title:"What it asks of the joints",children:M(w2,{found:i})})]}),M("div",{class:"buttons foot-buttons",children:M(Kn,{icon:"code",onClick:()=>{hi(op(),"Python")},children:"Copy as Python"})})]}):M(Wc,{title:"No robot",children:"Choose one on the start page."})}function LM(n){let e=ut.peek();if(!e)return;let t=["q","qd","qdd","tau"].flatMap(i=>e.joints.map((r,s)=>({name:`${i}_${s+1}`,unit:{q:_0(r,""),qd:_0(r,"/s"),qdd:_0(r,"/s2"),tau:Mr(r.type)?"N":"N m"}[i],values:n[i][r.v]})));Vr(`${$s(zt.peek().name)}-motion.csv`,$l([{name:"t",unit:"s",values:n.t},...t]),"text/csv")}var _0=(n,e)=>(Mr(n.type)?"m":"rad")+e;function y0(){let{kind:n,waypoints:e,ramp:t}=is.value,i=[],r=e.slice(1).map((s,o)=>({from:e[o].q,to:s.q,T:s.t-e[o].t}));if(n==="csv")i.push("trajectory = iso.Trajectory.from_csv('motion.csv')          # the file that was read");else if(n==="waypoints")i.push(`trajectory = iso.Trajectory.waypoints([${e.map(s=>Lt(s.q)).join(", ")}], times=${Lt(e.map(s=>s.t-e[0].t))})`);else{let s=r.map(({from:o,to:a,T:l})=>{if(n==="line")return`iso.Trajectory.follow(robot, iso.CartesianPath.line(robot.pose(${Lt(o)}), robot.pose(${Lt(a)}), profile=iso.Trajectory.cycloidal([0.0], [1.0], ${Oi(l)})), q0=${Lt(o)})`;if(n!=="trapezoidal")return`iso.Trajectory.${n}(${Lt(o)}, ${Lt(a)}, ${Oi(l)})`;let c=1/(t*l*(l-t*l));return`iso.Trajectory.trapezoidal(${Lt(o)}, ${Lt(a)}, acceleration=${Lt(a.map((u,h)=>Math.abs(u-o[h])*c||1))}, duration=${Oi(l)})`});i.push(s.length===1?`trajectory = ${s[0]}`:`legs = [${s.join(", ")}]`),s.length>1&&i.push("trajectory = legs[0]          # they follow each other")}return i}function op(){let n=Yt.value.wrench,e=y0(),t=e.length>1,i=["t, q, qd, qdd = trajectory.sample(401)",`tau = robot.inverse_dynamics(q, qd, qdd${n.some(Boolean)?`, wrench=${Lt(n)}`:""})`,"print(tau)"];return Zi(...t?[e[0],"for trajectory in legs:",...i.map(r=>`    ${r}`)]:[...e,...i])}gr({id:"motion.add",title:"Add a waypoint where the arm stands",words:"motion point",run:IM},{id:"motion.csv",title:"Read a motion from a CSV file",words:"import samples",run:()=>{v0()},python:()=>Zi("trajectory = iso.Trajectory.from_csv('motion.csv')")},{id:"motion.save",title:"Save the motion and its torques as CSV",words:"export torques",able:()=>Ta.value!==null,run:()=>Ta.peek()&&LM(Ta.peek()),python:op},{id:"motion.python",title:"Copy the motion and its torques as Python",words:"code",run:()=>{hi(op(),"Python")},python:op},{id:"motion.turn-back",title:"Let the motion go back to its start",words:"return",run:()=>{let{waypoints:n}=is.peek(),e=n[n.length-1];Da("Go back to the start",{waypoints:[...n,{t:2*e.t-n[0].t,q:[...n[0].q]}]})}});Eo({id:"motion",title:"Motion",icon:"motion",key:"4",layout:"wide",component:T2,transport:!0});var E2={none:[0,0,0],pd:[1,0,0],pd_gravity:[1,1,0],computed_torque:[0,0,1]},C2=200,lp=class{constructor(e,t,i,r,s){this.kernels=e;this.driven=t;this.h=i;this.n=s.length,this.board(),e.set({q:r,qd:s}),this.keep(),this.record(new Float64Array(this.n))}kernels;driven;h;index=0;rows=[];snapshots=[];hands=[];n;get t(){return this.index*this.h}get last(){return this.rows[this.index]}step(e){this.index<this.rows.length-1&&this.forget();let t=e?Float64Array.from(e):new Float64Array(this.n);return this.board(),this.kernels.set({q:this.last.q,qd:this.last.qd}),this.hands.push(t),this.advance(t),this.index++,this.index%C2===0&&this.keep(),this.record(t)}rewind(e){return this.index=Math.min(Math.max(Math.round(e),0),this.rows.length-1),this.last}again(){let e=this.snapshots.filter(i=>i.index<=this.index).pop();this.board(),this.kernels.set({q:e.q,qd:e.qd});let t=this.index;for(this.index=e.index;this.index<t;this.index++)this.advance(this.hands[this.index]);return{q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()}}forget(){for(this.rows.length=this.index+1,this.hands.length=this.index;this.snapshots[this.snapshots.length-1].index>this.index;)this.snapshots.pop()}board(){let{robot:e,control:t,kp:i,kd:r}=this.driven;this.kernels.set({...e,control:E2[t],kp:i,kd:r,h:[this.h],wrench:[0,0,0,0,0,0]})}aim(){let{q:e,qd:t,qdd:i}=this.driven.target(this.t);this.kernels.set({t:[this.t],q_ref:e,qd_ref:t,qdd_ref:i})}advance(e){this.aim(),this.kernels.set({tau:e}).run("step"),this.driven.stops&&this.kernels.has("stops")&&this.kernels.run("stops")}keep(){this.snapshots.push({index:this.index,q:this.kernels.array("q").slice(),qd:this.kernels.array("qd").slice()})}record(e){let{kernels:t,h:i}=this,r=t.array("q").slice(),s=t.array("qd").slice();t.run("energies");let[o,a]=t.array("energies"),l=t.has("friction_torque")?t.call("friction_torque"):new Float64Array(this.n);this.aim();let c=R2(t,this.driven,this.driven.target(this.t),r,s),u=f=>s.reduce((g,v,p)=>g+v*f[p],0),h=this.rows[this.index-1],d={t:this.t,q:r,qd:s,motors:c,hands:e.slice(),friction:l,kinetic:o,potential:a,supplied:0,lost:0};if(h){let f=g=>h.qd.reduce((v,p,m)=>v+p*g[m],0);d.supplied=h.supplied+.5*i*(f(h.motors)+u(c)+f(e)+u(e)),d.lost=h.lost+.5*i*(f(h.friction)+u(l))}return this.rows.push(d),d}};function R2(n,{control:e,kp:t,kd:i},r,s,o){let a=o.length;if(e==="none"||s.length!==a)return new Float64Array(a);let l=Float64Array.from(o,(c,u)=>t[u]*(r.q[u]-s[u])+i[u]*(r.qd[u]-c));if(e==="pd")return l;if(e==="pd_gravity"){let c=n.call("gravity_torque"),u=n.has("spring_torque")?n.call("spring_torque"):new Float64Array(a);return l.map((h,d)=>h+c[d]+u[d])}return n.call("inverse_dynamics",{qdd:l.map((c,u)=>c+r.qdd[u])})}var ni=Ge(!1),Na=Ge(0),Gu=Ge(1),$r=Ge(null),ac=$e(()=>{if(!ut.value)return"This robot is not known in this page.";let n=An.value;return n&&!n.has("step")?"These kernels have no steps: open the document with “isodyn workbench”.":""}),P2=$e(()=>{let[n,e,t]=[ut.value,zt.value,Rr.value];if(!n||ac.value)return null;let i=t.follow?_s.value.law:null,r={q:t.target,qd:t.target.map(()=>0),qdd:t.target.map(()=>0)},s=l=>({...l,viscous:0,coulomb:[0,0],static:[0,0]}),o=e.kind==="dh"&&!t.friction?{...e,rows:e.rows.map(s)}:e,a=()=>n.editable?o.kind==="dh"?{numbers:Uc(o),gravity:e.gravity,tip:vh(o)}:{numbers:n.numbers,gravity:e.gravity}:{};return{control:n.n===n.nq?t.control:"none",kp:t.kp,kd:t.kd,stops:t.stops,target:l=>i?l<=i.duration?i.at(l):{...i.at(i.duration),qd:r.qd,qdd:r.qdd}:r,robot:a()}}),Xr=$e(()=>{let[n,e,t,i]=[P2.value,An.value,ut.value,Rr.value];return!n||!e||!t||i.q0.length!==t.nq||i.qd0.length!==t.n?null:new lp(e,n,i.step,i.q0,i.qd0)}),Do=Xr,Wu=()=>{let n=Xr.peek();il.value=n?Array.from(n.last.q):null,Na.value=Na.peek()+1};function DM(n){let[e,t,i]=[ut.peek(),An.peek(),$r.peek()];if(!e||!t||!i||!t.has("frames")||e.n!==e.nq)return;let r=t.call("frames",{q:n.last.q}),s=ji(e,r,i.link),o=Ct(s,i.local),a=mn(i.to,o),l=e.links.reduce((h,d)=>h+d.mass,0)*9.81,c=Math.max(.2,St(a)),u=a.map(h=>h/c*l*2);return z_(e,r,e.links[i.link].body,o,u)}function NM(n,e,t){let i=ut.peek(),r=Xr.peek();if(!i||!r||t==="end")return void($r.value=null);let s=Math.min(n.link,i.links.length-1);if(t==="start"){let o=An.peek()?.call("frames",{q:r.last.q});if(!o||i.links[s].body<0)return;$r.value={link:s,local:Ct($o(ji(i,o,s)),n.point),to:e},ni.peek()||cp()}else $r.peek()&&($r.value={...$r.peek(),to:e})}function x0(n=1){let e=Xr.peek();if(e){for(let t=0;t<n;t++)e.index<e.rows.length-1&&!$r.peek()?e.rewind(e.index+1):e.step(DM(e));Wu()}}function lc(n){ni.value=!1,Xr.peek()?.rewind(n),Wu()}var cp=()=>{ni.value=!ac.peek()&&Xr.peek()!==null},qu=()=>{ni.value=!1};function b0(){lc(0)}function M0(){let n=Xr.peek();if(!n)return;ni.value=!1,n.rewind(n.rows.length-1);let e=Math.round(Rr.peek().duration/n.h);for(;n.index<e&&n.step().q.every(Number.isFinite););Wu()}function FM(){let n=Xr.peek();if(!n)return!1;let{q:e,qd:t}=n.again();return[e,t].every((i,r)=>i.every((s,o)=>Object.is(s,(r?n.last.qd:n.last.q)[o])))}var I2=14;function kM(){let n=0,e=[It(()=>{Xr.value,ni.value=!1,Wu()}),It(()=>{if(cancelAnimationFrame(n),!ni.value)return;let t=performance.now(),i=0,r=s=>{let o=Xr.peek();if(!o||!ni.peek())return;i+=Math.min((s-t)/1e3,.25)*er.peek(),t=s;let a=performance.now()+I2,l=0,c=i;for(;i>=o.h&&performance.now()<a;){if(o.t>=Rr.peek().duration-o.h/2&&!$r.peek()&&o.index>=o.rows.length-1){ni.value=!1;break}if(o.index<o.rows.length-1&&!$r.peek())o.rewind(o.index+1);else if(!o.step(DM(o)).q.every(Number.isFinite)){ni.value=!1;break}i-=o.h,l+=o.h}Gu.value=c>o.h?Math.min(1,l/c):Gu.peek(),i>.1*er.peek()&&(i=0),Wu(),ni.peek()&&(n=requestAnimationFrame(r))};n=requestAnimationFrame(r)})];return()=>{e.forEach(t=>t()),cancelAnimationFrame(n),ni.value=!1,$r.value=null,il.value=null}}var UM=$e(()=>{Na.value;let[n,e,t,i]=[ut.value,An.value,$r.value,Xr.peek()];if(!n||!e||!t||!i)return null;let r=ji(n,e.call("frames",{q:i.last.q}),t.link),s=[...Ye(r)].map((o,a)=>o+so(Kt(r),t.local)[a]);return{at:s,vector:mn(t.to,s)}});var L2=[["none","Free fall"],["pd","PD"],["pd_gravity","PD + gravity"],["computed_torque","Computed torque"]],D2={none:"No motors: gravity, friction and your hand alone. Pull a link in the picture.",pd:"Torques pull each joint to its target, like a spring and a damper; gravity pulls it off again.",pd_gravity:"The same, and the torque that gravity takes is added.",computed_torque:"The torques of the wanted acceleration, by inverse dynamics: the errors die out like decoupled springs."},No=(n,e,t="")=>vi(n,i=>({simulation:{...i.simulation,...e}}),t),S0=$e(()=>(ut.value?.joints??[]).filter(n=>n.nq===1));function N2(){let{kp:n,kd:e,target:t,follow:i}=Rr.value,r=(s,o)=>a=>No("Change a gain or target",{[s]:Rr.peek()[s].map((l,c)=>c===o?a:l)});return M("div",{class:"table-scroll",children:M("table",{class:"cells",children:[M("caption",{class:"unseen",children:"Gains and targets"}),M("thead",{children:M("tr",{children:[M("th",{scope:"col",children:"Joint"}),M("th",{scope:"col",children:"Kp"}),M("th",{scope:"col",children:"Kd"}),!i&&M("th",{scope:"col",children:"Target"})]})}),M("tbody",{children:S0.value.map(s=>M("tr",{children:[M("th",{scope:"row",children:s.name}),M("td",{children:M(gs,{cell:!0,label:`Kp of ${s.name}`,value:n[s.v],min:0,onChange:r("kp",s.v)})}),M("td",{children:M(gs,{cell:!0,label:`Kd of ${s.name}`,value:e[s.v],min:0,onChange:r("kd",s.v)})}),!i&&M("td",{children:M(gs,{cell:!0,label:`Target of ${s.name}`,kind:Hr(s.type),value:t[s.q],onChange:r("target",s.q)})})]},s.name))})]})})}function F2(){Na.value;let n=Do.value;if(!n)return null;let{duration:e}=Rr.value,t=Math.max(Math.round(e/n.h),n.rows.length-1);return M("div",{class:"run-bar",role:"group","aria-label":"Running",children:[M(Kn,{kind:"primary",icon:ni.value?"pause":"play",onClick:()=>ni.peek()?qu():cp(),children:ni.value?"Pause":"Run"}),M(Ln,{icon:"first",label:"Back to the start",onClick:b0}),M(Ln,{icon:"back",label:"One step back",disabled:!n.index,onClick:()=>lc(n.index-1)}),M(Ln,{icon:"next",label:"One step on",onClick:()=>(qu(),x0())}),M("input",{type:"range","aria-label":"Time of the simulation","aria-valuetext":hn(n.t,"time",3),min:0,max:t,value:n.index,onInput:i=>lc(Math.min(Number(i.target.value),n.rows.length-1)),ref:i=>i?.style.setProperty("--to",`${100*n.index/t}%`)}),M("output",{class:"clock",children:[n.t.toFixed(3)," s"]}),M("label",{class:"speed",children:[M("span",{class:"unseen",children:"Speed"}),M("select",{value:String(er.value),onChange:i=>er.value=Number(i.target.value),children:[.01,...Jo].map(i=>M("option",{value:String(i),children:[i,"×"]},i))})]})]})}var Fo=Ge("q"),k2=[["q","Position"],["qd","Speed"],["tau","Torque"],["energy","Energy"]];function OM(n){let e=Math.max(1,Math.ceil(n/1200)),t=Array.from({length:Math.ceil(n/e)},(i,r)=>r*e);return t[t.length-1]!==n-1&&t.push(n-1),t}var w0=Ge(0);function U2(){w0.value;let n=Do.value;if(!n||n.rows.length<2)return M(Wc,{title:"Nothing has happened yet",children:"Run the simulation, or pull a link."});let e=OM(n.rows.length),t=Float64Array.from(e,c=>n.rows[c].t),i=`${$s(zt.value.name)}-simulation`,r={t,cursor:n.t,onCursor:c=>lc(Math.round(c/n.h)),height:240};if(Fo.value==="energy"){let c=d=>Float64Array.from(e,d),u=n.rows,h=[{label:"kinetic",values:c(d=>u[d].kinetic)},{label:"potential",values:c(d=>u[d].potential)},{label:"total",values:c(d=>u[d].kinetic+u[d].potential)},{label:"total − work + friction",values:c(d=>u[d].kinetic+u[d].potential-u[d].supplied+u[d].lost),tone:5,beside:!0}];return M(sc,{...r,title:"Energy",kind:"energy",file:`${i}-energy`,curves:h})}let s=[S0.value.filter(c=>!Mr(c.type)),S0.value.filter(c=>Mr(c.type))],o=(c,u)=>Fo.value==="q"?n.rows[c].q[u.q]:Fo.value==="qd"?n.rows[c].qd[u.v]:n.rows[c].motors[u.v]+n.rows[c].hands[u.v],a={q:Hr,qd:ba,tau:Ro}[Fo.value],l={q:["Position","Position, sliding"],qd:["Speed","Speed, sliding"],tau:["Torque of motors and hand","Force of motors and hand"]}[Fo.value];return M("div",{class:"plots",children:s.map((c,u)=>c.length>0&&Xa(sc,{...r,key:u,title:l[u],kind:a(c[0].type),file:`${i}-${Fo.value}`,curves:c.map(h=>({label:h.name,tone:h.v,values:Float64Array.from(e,d=>o(d,h))}))}))})}var up=Ge(null);function O2(){w0.value;let n=Do.value;if(!n||n.rows.length<2)return null;let[e,t]=[n.rows[0],n.last],i=o=>o.kinetic+o.potential,r=i(t)-i(e)-t.supplied+t.lost,s=Math.max(...OM(n.rows.length).map(o=>Math.max(Math.abs(n.rows[o].kinetic),Math.abs(i(n.rows[o])))),1e-300);return M(Wt,{children:[M(pv,{rows:[["Total energy now",hn(i(t),"energy")],["Work of motors and hand",hn(t.supplied,"energy")],["Taken by friction",hn(t.lost,"energy")],["What does not balance",`${r.toExponential(1).replace("-","−")} J, ${(Math.abs(r)/s).toExponential(1).replace("-","−")} of the largest energy`]]}),M("div",{class:"buttons",children:[M(Kn,{small:!0,onClick:()=>up.value=FM(),children:"Compute this moment again"}),up.value!==null&&M("span",{class:"hint",role:"status",children:up.value?"From the last snapshot: the same bits.":"Not the same bits."})]})]})}function B2(){Mn(()=>{Rs(null);let r=0;cr.value={link:NM};let s=[kM(),It(()=>{Na.value,r||(r=window.setTimeout(()=>(r=0,w0.value=Na.peek(),up.value=null),ni.peek()?160:0))}),It(()=>{let o=UM.value;zr.value=o&&St(o.vector)>0?{arrows:[{at:o.at,vector:o.vector,colour:1}]}:{}})];return()=>{s.forEach(o=>o()),clearTimeout(r),cr.value={},zr.value={}}},[]);let n=ut.value,e=Rr.value;if(!n)return M(Wc,{title:"No robot",children:"Choose one on the start page."});let t=n.n===n.nq,i=Do.value?.last.q.some(r=>!Number.isFinite(r));return M(Wt,{children:[M(Pi,{title:"Drive",hint:D2[e.control],children:[t&&M(Ma,{label:"Drive",quiet:!0,value:e.control,options:L2,onChange:r=>No("Another drive",{control:r})}),!t&&M(Bi,{children:"This robot has attitudes or closed loops: it falls and swings here; controllers for it are made in Python."}),e.control!=="none"&&t&&M(Wt,{children:[M(N2,{}),M(Xl,{label:"Follow the motion of the Motion screen",value:e.follow,onChange:r=>No("Follow the motion",{follow:r})}),e.follow&&_s.value.problem&&M(Bi,{level:"error",children:_s.value.problem})]}),M("div",{class:"row",children:[M(Xl,{label:"Friction",value:e.friction,onChange:r=>No("Friction",{friction:r}),disabled:!n.editable}),M(Xl,{label:"Stops at the limits",value:e.stops,onChange:r=>No("Stops",{stops:r}),disabled:!An.value?.has("stops")})]}),M("div",{class:"row",children:[M(Xs,{label:"Duration",kind:"time",value:e.duration,min:.001,max:3600,onChange:r=>No("Change the duration",{duration:r})}),M(Xs,{label:"Step",value:1e3*e.step,unit:{label:"ms",factor:1,digits:3,step:.1},min:.001,max:100,onChange:r=>No("Change the step",{step:r/1e3})}),M(Vf,{label:"Start",value:e.q0.every((r,s)=>r===Yt.value.q[s])&&e.qd0.every(r=>r===0)?"pose":"other",options:[["pose","the pose, at rest"],["other","as it was set"]],onChange:r=>r==="pose"&&No("Start at the pose",{q0:[...Yt.peek().q],qd0:e.qd0.map(()=>0)})})]}),ac.value&&M(Bi,{level:"warning",children:ac.value}),Is.value&&M(Bi,{level:"warning",children:Is.value})]}),M(Pi,{title:"Run",children:[M(F2,{}),i&&M(Bi,{level:"error",remedy:"Take a smaller step or lower gains, and look for links without mass on joints that are free.",children:["The motion runs away: positions are no numbers any more after ",hn(Do.value?.t??0,"time"),"."]}),ni.value&&Gu.value<.8&&M(Bi,{children:["The page computes at ",Math.round(100*Gu.value)," % of the wanted speed."]}),M("div",{class:"buttons",children:[M(Kn,{small:!0,onClick:M0,children:"Compute all of it now"}),M(Kn,{small:!0,kind:"quiet",icon:"file",onClick:BM,children:"Save as CSV"})]})]}),M(Pi,{title:"Over time",children:[M(Eh,{label:"Quantity",tabs:k2,value:Fo.value,onChange:r=>Fo.value=r}),M(U2,{})]}),M(Pi,{title:"Energy",children:M(O2,{})}),M("div",{class:"buttons foot-buttons",children:M(Kn,{icon:"code",onClick:()=>{hi(cc(),"Python")},children:"Copy as Python"})})]})}function BM(){let n=Do.peek(),e=ut.peek();if(!n||!e)return;let{rows:t}=n,i=s=>Float64Array.from(t,s),r=[...e.positions.map((s,o)=>({name:`q_${o+1}`,unit:e.position_units[o],values:i(a=>a.q[o])})),...e.effort_units.map((s,o)=>({name:`qd_${o+1}`,unit:s==="N"?"m/s":"rad/s",values:i(a=>a.qd[o])})),...e.effort_units.map((s,o)=>({name:`tau_${o+1}`,unit:s,values:i(a=>a.motors[o]+a.hands[o])})),{name:"kinetic",unit:"J",values:i(s=>s.kinetic)},{name:"potential",unit:"J",values:i(s=>s.potential)}];Vr(`${$s(zt.peek().name)}-simulation.csv`,$l([{name:"t",unit:"s",values:i(s=>s.t)},...r]),"text/csv")}function cc(){let n=Rr.value,e=[],t=`${Lt(n.kp)}, ${Lt(n.kd)}`;return n.control!=="none"&&(n.follow&&e.push(...y0()),e.push(`controller = iso.Controller.${n.control}(robot, ${t}, ${n.follow?"trajectory":Lt(n.target)})`)),e.push(`motion = iso.simulate(robot, ${Lt(n.q0)}, ${Lt(n.qd0)}, ${Oi(n.duration)}, ${n.control==="none"?"":"torque=controller, "}integrator="rk4", dt=${Oi(n.step)}, friction=${n.friction?"True":"False"})`,"print(motion)"),Zi(...e)}gr({id:"simulation.run",title:"Run or pause the simulation",words:"play start stop fall",able:()=>!ac.value,run:()=>ni.peek()?qu():cp(),python:cc},{id:"simulation.step",title:"One step of the simulation",run:()=>(qu(),x0())},{id:"simulation.back",title:"One step of the simulation back",words:"rewind",run:()=>lc((Do.peek()?.index??0)-1)},{id:"simulation.start",title:"Simulation back to its start",words:"rewind reset",run:b0},{id:"simulation.all",title:"Compute the whole simulation",run:M0,python:cc},{id:"simulation.csv",title:"Save the simulation as CSV",words:"export",run:BM,python:cc},{id:"simulation.python",title:"Copy the simulation as Python",words:"code",run:()=>{hi(cc(),"Python")},python:cc});Eo({id:"simulation",title:"Simulation",icon:"simulation",key:"6",layout:"wide",component:B2});async function z2(){let n=[["link",()=>Sg(location.hash)],["page",()=>rl("document")?Tc(rl("document")):null],["browser",Rx]];for(let[e,t]of n)try{let i=await t();if(i)return{found:i,from:e}}catch(i){if(!(i instanceof Xn))throw i;nr(`${i.message} ${i.remedy}`,"error")}return{found:null,from:"none"}}async function V2(){let{found:n,from:e}=await z2();n&&k_(n),e==="link"&&(history.replaceState(null,"",location.pathname+location.search),n?.view.screen==="start"&&In({screen:"model"})),lv(),rv(),Wp(),Cx(),Z_(t=>{t.document&&e!=="link"&&Pr("Open what the server was started with",Tc(t.document),!0)}),document.addEventListener("keydown",S_),addEventListener("hashchange",()=>{Sg(location.hash).then(t=>t&&Pr("Open the link",t,!0),t=>nr(t.message,"error"))}),t_(M(Dx,{}),document.getElementById("app"))}V2();Object.assign(globalThis,{workbench:{document:()=>Ui.peek(),replace:n=>Pr("Replace the document",Tc(n),!0),look:In,run:As,drawn:Gl,waiting:Mx,player:qp}});})();
